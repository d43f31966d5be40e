#!/usr/bin/env python3
"""10,000 analyses over 64 keep-alive connections, each answer compared with that of a single call; then the same again with SIGTERM
in the middle: every accepted request is answered, and the exit code is 0.

    keepalive.py PROGRAM [COUNT]
"""

import asyncio
import re
import signal
import sys

RESPONSE = b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 28\r\n\r\n" + b'{"code":401,"msg":"expired"}'
REQUEST = (
    b"POST /v1/analyze?now=1772366400 HTTP/1.1\r\nHost: a\r\nContent-Type: message/http\r\nContent-Length: %d\r\n\r\n" % len(RESPONSE)
) + RESPONSE
CHANGING = re.compile(rb'"(id|analyzed_at)":"[^"]*"')


async def start(program):
    process = await asyncio.create_subprocess_exec(
        program, "serve", "--listen", "127.0.0.1:0", "--access-log", "off", "--drain-delay", "1s",
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL,
    )
    line = await process.stdout.readline()
    return process, int(line.decode().strip().rsplit(":", 1)[1])


async def answer(reader):
    head = await reader.readuntil(b"\r\n\r\n")
    length = int(re.search(rb"(?i)content-length: (\d+)", head)[1])
    body = await reader.readexactly(length)
    return head, CHANGING.sub(b"", body)


async def caller(port, count, expected, tally):
    """Sends until `count` are done or the server says that it closes."""
    try:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
    except OSError:
        return
    while tally["sent"] < count:
        tally["sent"] += 1
        writer.write(REQUEST)
        try:
            head, body = await answer(reader)
        except (asyncio.IncompleteReadError, ConnectionError):
            tally["unanswered"] += 1
            return
        tally["answered"] += 1
        if b" 200 " not in head.split(b"\r\n")[0] or body != expected:
            tally["different"] += 1
        if b"connection: close" in head.lower():
            writer.close()
            reader, writer = None, None
            try:
                reader, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                return
    writer.close()


async def run(program, count, stops):
    process, port = await start(program)
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(REQUEST)
    _, expected = await answer(reader)
    writer.close()
    tally = {"sent": 0, "answered": 0, "unanswered": 0, "different": 0}
    callers = [asyncio.create_task(caller(port, count, expected, tally)) for _ in range(64)]
    if stops:
        while tally["answered"] < count // 2:
            await asyncio.sleep(0.005)
        process.send_signal(signal.SIGTERM)
    await asyncio.gather(*callers)
    if not stops:
        process.send_signal(signal.SIGTERM)
    code = await process.wait()
    print(f"{'SIGTERM in the middle' if stops else 'whole'}: {tally}, exit code {code}")
    return tally["unanswered"] == 0 and tally["different"] == 0 and code == 0 and (stops or tally["answered"] == count)


async def main():
    program = sys.argv[1]
    count = int(sys.argv[2]) if len(sys.argv) > 2 else 10_000
    good = await run(program, count, False)
    return await run(program, count, True) and good


sys.exit(0 if asyncio.run(main()) else 1)
