#ifndef ASSAY_CSYSTEM_H
#define ASSAY_CSYSTEM_H
#include "CSystemDial.h"
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>

// One readiness report of `assay_epoll_wait`.
struct assay_event {
    uint64_t data;
    uint32_t events;
};

// Every call below answers -errno instead of setting errno, which Swift may overwrite before it is read.
int assay_epoll_create(void);
int assay_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t data);
int assay_epoll_modify(int epoll, int descriptor, uint32_t events, uint64_t data);
int assay_epoll_remove(int epoll, int descriptor);

// Collects what is ready without waiting; `count` is at most 256.
int assay_epoll_wait(int epoll, struct assay_event *events, int count);

#define ASSAY_ADDRESS_SIZE 80

// A non-blocking listening socket on host (NULL: every address) and port; -errno, or -10000 + an EAI code when the name has no address.
int assay_listen(const char *host, const char *port, int backlog);

// The accepted descriptor, non-blocking and closed on exec, without Nagle's delay; `peer` gets the numeric address.
int assay_accept(int listener, char peer[ASSAY_ADDRESS_SIZE]);

// Writes the numeric address to `host` and answers the port, or -errno.
int assay_local_address(int descriptor, char host[ASSAY_ADDRESS_SIZE]);

// recv and send without signals; -errno on failure.
ptrdiff_t assay_receive(int descriptor, void *buffer, size_t size);
ptrdiff_t assay_send(int descriptor, const void *octets, size_t size);

int assay_half_close(int descriptor);
int assay_close(int descriptor);

uint64_t assay_monotonic_nanoseconds(void);
// Microseconds since 1970-01-01T00:00:00Z.
int64_t assay_wall_microseconds(void);
#endif
