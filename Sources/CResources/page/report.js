// Shows a report. All text from the analysed response enters through textContent; nothing of it is ever read as markup.

const HEAD_MEMBERS = new Set(["schema_version", "id", "analyzed_at", "verdict", "headline", "outcome", "findings", "not_evaluated"]);
const TITLES = {
  http: "HTTP", input: "Input", request_url: "Request URL", hops: "Hops", tls: "TLS", headers: "Header fields", headers_by_name: "Fields by name",
  http_version: "HTTP version", json: "JSON", media_type: "Media type", charset: "Character encoding", limits_hit: "Limits reached",
};
const ROWS_SHOWN = 200;

/** Makes an element; children are nodes or text. */
function make(name, attributes = {}, ...children) {
  const node = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  node.append(...children.filter((child) => child !== null && child !== undefined));
  return node;
}

export function showReport(section, report) {
  section.replaceChildren(verdict(report), findings(report), facts(report), source(report));
  reveal(section);
}

export function showProblem(section, problem) {
  const card = make("div", { class: "card problem" }, make("h2", { id: "verdict", tabindex: "-1" }, String(problem.title ?? "Error")));
  card.append(make("p", {}, String(problem.detail ?? "")));
  const errors = list(problem.errors).map((error) =>
    make("li", {}, make("code", {}, String(error.pointer ?? error.parameter ?? "")), ` ${error.detail ?? ""}`)
  );
  if (errors.length) card.append(make("ul", {}, ...errors));
  card.append(make("p", { class: "quiet" }, `${problem.status ?? ""} ${problem.code ?? ""}, request ${problem.request_id ?? ""}`));
  section.replaceChildren(card);
  reveal(section);
}

function reveal(section) {
  section.hidden = false;
  const heading = section.querySelector("#verdict");
  heading?.focus({ preventScroll: true });
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  section.scrollIntoView({ behavior: isCalm ? "auto" : "smooth", block: "start" });
}

function verdict(report) {
  const word = String(report.verdict ?? "no verdict");
  const card = make("div", { class: `card verdict ${word === "ok" ? "good" : "bad"}` });
  card.append(make("h2", { id: "verdict", tabindex: "-1" }, word));
  if (report.headline) card.append(make("p", { class: "headline" }, String(report.headline)));
  const outcome = Object.entries(report.outcome ?? {}).filter(([, value]) => value !== null);
  const chips = outcome.map(([name, value]) => make("li", {}, `${title(name)}: ${plain(value)}`));
  if (chips.length) card.append(make("ul", { class: "chips", "aria-label": "Outcome" }, ...chips));
  return card;
}

function findings(report) {
  const all = list(report.findings);
  const counts = ["error", "warning", "note"].map((severity) => [severity, all.filter((one) => one.severity === severity).length]);
  const words = counts.filter(([, count]) => count > 0).map(([severity, count]) => `${count} ${severity}${count > 1 ? "s" : ""}`);
  const part = make("section", { "aria-labelledby": "findings-title" });
  part.append(make("h2", { id: "findings-title" }, "Findings ", make("span", { class: "quiet" }, words.join(", ") || "none")));
  part.append(make("ul", { class: "findings" }, ...all.map(finding)));
  return part;
}

function finding(one) {
  const severity = ["error", "warning"].includes(one.severity) ? one.severity : "note";
  const item = make("li", { class: `card finding ${severity}` });
  const heading = make("h3", {}, String(one.summary ?? one.id ?? ""));
  item.append(make("div", { class: "row" }, make("span", { class: "severity" }, severity), heading, make("code", {}, String(one.id ?? ""))));
  if (one.detail) item.append(make("p", {}, String(one.detail)));
  for (const evidence of list(one.evidence)) item.append(evidenceView(evidence));
  const more = [["Likely at fault", one.fault], ["Felt by", one.affects], ["Because of", one.because_of]];
  for (const [label, value] of more) {
    if (value && (!Array.isArray(value) || value.length)) item.append(make("p", { class: "quiet" }, `${label}: ${plain(value)}`));
  }
  if (one.remedy) item.append(remedy(one.remedy));
  const references = list(one.references).map((reference) => make("li", {}, link(reference)));
  if (references.length) item.append(make("ul", { class: "chips", "aria-label": "References" }, ...references));
  return item;
}

function evidenceView(evidence) {
  const where = [];
  if (evidence.hop) where.push(`hop ${evidence.hop}`);
  if (evidence.part) where.push(String(evidence.part));
  if (evidence.field) where.push(`field ${evidence.field}${evidence.index ? ` (${evidence.index})` : ""}`);
  if (evidence.offset !== undefined) where.push(`octet ${evidence.offset}${evidence.length > 1 ? ` to ${evidence.offset + evidence.length - 1}` : ""}`);
  const view = make("div", {}, make("p", { class: "quiet" }, where.join(", ")));
  if (evidence.snippet !== undefined && evidence.snippet !== null) view.append(snippet({ before: evidence.before, marked: evidence.snippet, after: evidence.after }));
  return view;
}

/** A snippet is text that is marked as a whole, or {before, marked, after}. */
function snippet(value) {
  const parts = typeof value === "object" ? value : { marked: value };
  const code = make("code", {}, visible(parts.before), make("mark", {}, visible(parts.marked)), visible(parts.after));
  return make("pre", { class: "octets" }, code);
}

/** Control characters by their pictures, so that CR, LF and NUL can be seen. */
function visible(text) {
  return String(text ?? "").replace(/[\u0000-\u001f\u007f]/g, (character) => {
    const code = character.charCodeAt(0);
    return String.fromCodePoint(code === 0x7f ? 0x2421 : 0x2400 + code) + (code === 10 ? "\n" : "");
  });
}

function remedy(value) {
  const box = make("div", { class: "remedy" });
  if (typeof value === "string") return make("div", { class: "remedy" }, value);
  if (value.text) box.append(make("p", {}, make("strong", {}, "Remedy: "), String(value.text)));
  for (const name of ["patch", "proof"]) {
    if (!value[name]) continue;
    const text = typeof value[name] === "string" ? value[name] : JSON.stringify(value[name], null, 2);
    box.append(make("p", { class: "quiet" }, title(name)), make("pre", {}, make("code", {}, text)));
  }
  return box;
}

function link(reference) {
  const address = typeof reference === "string" ? reference : String(reference.url ?? "");
  const text = typeof reference === "string" ? reference : String(reference.title ?? reference.name ?? address);
  if (!/^https:\/\//.test(address)) return text;
  return make("a", { href: address, rel: "noreferrer" }, text);
}

function facts(report) {
  const part = make("section", { "aria-labelledby": "facts-title" }, make("h2", { id: "facts-title" }, "Facts"));
  const card = make("div", { class: "card" });
  const simple = {};
  for (const [name, value] of Object.entries(report)) {
    if (HEAD_MEMBERS.has(name) || isEmpty(value)) continue;
    if (typeof value !== "object") simple[name] = value;
    else card.append(make("details", {}, make("summary", {}, title(name)), valueView(value, 0)));
  }
  if (list(report.not_evaluated).length) {
    card.append(make("details", {}, make("summary", {}, "Not evaluated"), valueView(report.not_evaluated, 0)));
  }
  if (Object.keys(simple).length) card.prepend(valueView(simple, 0));
  if (card.childElementCount) part.append(card);
  return part;
}

function valueView(value, depth) {
  if (value === null || typeof value !== "object" || depth > 8) return document.createTextNode(plain(value));
  if (Array.isArray(value)) return arrayView(value, depth);
  const terms = make("dl");
  for (const [name, member] of Object.entries(value).slice(0, ROWS_SHOWN)) {
    if (isEmpty(member)) continue;
    terms.append(make("dt", {}, depth === 0 ? title(name) : name), make("dd", {}, valueView(member, depth + 1)));
  }
  return terms;
}

function arrayView(values, depth) {
  const shown = values.slice(0, ROWS_SHOWN);
  const rest = values.length > shown.length ? make("p", { class: "quiet" }, `and ${values.length - shown.length} more`) : null;
  const isTable = shown.length > 0 && shown.every((row) => row && typeof row === "object" && !Array.isArray(row));
  if (!isTable) return make("div", {}, make("ul", {}, ...shown.map((item) => make("li", {}, valueView(item, depth + 1)))), rest);
  const columns = [...new Set(shown.flatMap((row) => Object.keys(row)))].slice(0, 8);
  const head = make("tr", {}, ...columns.map((column) => make("th", { scope: "col" }, title(column))));
  const rows = shown.map((row) => make("tr", {}, ...columns.map((column) => make("td", {}, valueView(row[column] ?? "", depth + 1)))));
  return make("div", { class: "scroll" }, make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)), rest);
}

function source(report) {
  const text = JSON.stringify(report, null, 2);
  const copy = make("button", { type: "button" }, "Copy");
  copy.addEventListener("click", async () => {
    await navigator.clipboard?.writeText(text);
    copy.textContent = "Copied";
  });
  const details = make("details", {}, make("summary", {}, "Report as JSON"), copy, make("pre", { tabindex: "0" }, make("code", {}, text)));
  return make("div", { class: "card" }, details);
}

function list(value) {
  return Array.isArray(value) ? value : [];
}

function isEmpty(value) {
  if (value === null || value === undefined || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}

function title(name) {
  if (TITLES[name]) return TITLES[name];
  const words = name.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function plain(value) {
  if (value === true) return "yes";
  if (value === false) return "no";
  if (Array.isArray(value)) return value.map(plain).join(", ");
  return value !== null && typeof value === "object" ? JSON.stringify(value) : String(value);
}
