// The form: what is pasted, dropped or chosen goes to the API, and the report comes back.

import { examples } from "/examples.js";
import { showProblem, showReport } from "/report.js";

const element = (id) => document.getElementById(id);
const form = element("form");
const raw = element("raw");

/** Octets that stand for the text field: a file, or an example that no text can hold. */
let octets = null;

function fillExamples() {
  examples.forEach((example, index) => {
    const option = document.createElement("option");
    option.value = String(index);
    option.textContent = example.name;
    element("example").append(option);
  });
}

function useExample(index) {
  const example = examples[index];
  if (!example) return;
  element("method").value = example.method ?? "";
  element("url").value = example.url ?? "";
  element("provenance").value = "wire";
  if (example.base64) {
    const text = atob(example.base64);
    useOctets(new Blob([Uint8Array.from(text, (character) => character.charCodeAt(0))]), example.name);
  } else {
    forgetOctets();
    raw.value = example.text;
  }
}

async function useOctets(blob, name) {
  octets = blob;
  element("chosen").textContent = `${name}, ${blob.size.toLocaleString("en")} octets`;
  element("forget").hidden = false;
  raw.readOnly = true;
  // A preview only: what is sent are the octets themselves.
  raw.value = new TextDecoder("windows-1252").decode(await blob.slice(0, 65536).arrayBuffer());
}

function forgetOctets() {
  octets = null;
  element("chosen").textContent = "";
  element("forget").hidden = true;
  element("file").value = "";
  if (raw.readOnly) raw.value = "";
  raw.readOnly = false;
}

/** The text as octets; a text field knows LF only, so the head gets its CR LF back. */
function pastedOctets() {
  const text = raw.value;
  if (!element("crlf").checked) return new TextEncoder().encode(text);
  const end = text.indexOf("\n\n");
  const head = end < 0 ? text : text.slice(0, end + 2);
  const body = end < 0 ? "" : text.slice(end + 2);
  return new TextEncoder().encode(head.replaceAll("\n", "\r\n") + (chunked(head) ? body.replaceAll("\n", "\r\n") : body));
}

/** Chunk lines end in CR LF too. */
function chunked(head) {
  return /^transfer-encoding:.*chunked/im.test(head);
}

function address() {
  const query = new URLSearchParams();
  for (const name of ["url", "method", "provenance"]) {
    const value = element(name).value.trim();
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text ? `/v1/analyze?${text}` : "/v1/analyze";
}

async function analyze() {
  const status = element("status");
  const send = element("send");
  send.disabled = true;
  status.textContent = "Analyzing…";
  try {
    const response = await fetch(address(), {
      method: "POST",
      headers: { "Content-Type": octets ? "application/octet-stream" : "message/http", Accept: "application/json" },
      body: octets ?? pastedOctets(),
    });
    const answer = await response.json();
    status.textContent = "";
    if (response.ok) showReport(element("report"), answer);
    else showProblem(element("report"), answer);
  } catch (error) {
    status.textContent = `The service did not answer: ${error.message}`;
  } finally {
    send.disabled = false;
  }
}

function acceptDrops() {
  const over = (isOver) => raw.classList.toggle("over", isOver);
  raw.addEventListener("dragover", (event) => {
    event.preventDefault();
    over(true);
  });
  raw.addEventListener("dragleave", () => over(false));
  raw.addEventListener("drop", (event) => {
    over(false);
    const file = event.dataTransfer.files[0];
    if (!file) return;
    event.preventDefault();
    useOctets(file, file.name);
  });
}

function listen() {
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    analyze();
  });
  form.addEventListener("reset", () => {
    forgetOctets();
    element("report").hidden = true;
    element("status").textContent = "";
    raw.focus();
  });
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  element("example").addEventListener("change", (event) => useExample(Number(event.target.value || -1)));
  element("forget").addEventListener("click", forgetOctets);
  element("file").addEventListener("change", (event) => {
    const file = event.target.files[0];
    if (file) useOctets(file, file.name);
  });
}

fillExamples();
acceptDrops();
listen();
