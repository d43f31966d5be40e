// Responses for the example menu. `base64` holds octets that no text field can hold.

const lines = (...all) => all.join("\n");

export const examples = [
  {
    name: "A plain success",
    method: "GET",
    text: lines("HTTP/1.1 200 OK", "Content-Type: application/json", "Content-Length: 18", "", "{\"status\": \"good\"}"),
  },
  {
    name: "Body shorter than promised",
    method: "GET",
    text: lines("HTTP/1.1 200 OK", "Content-Type: text/plain; charset=utf-8", "Content-Length: 4096", "", "The rest never came"),
  },
  {
    name: "A page in another charset than declared",
    method: "GET",
    base64: "SFRUUC8xLjEgMjAwIE9LDQpDb250ZW50LVR5cGU6IHRleHQvaHRtbDsgY2hhcnNldD11dGYtOA0KDQo8IWRvY3R5cGUgaHRtbD48dGl0bGU+Q2Fm6TwvdGl0bGU+DQo=",
  },
  {
    name: "An error inside a 200",
    method: "POST",
    url: "https://api.example.org/v2/orders",
    text: lines("HTTP/1.1 200 OK", "Content-Type: application/json", "", "{\"code\": 40301, \"message\": \"token expired\", \"data\": null}"),
  },
  {
    name: "Cookies that browsers reject",
    method: "GET",
    url: "http://example.org/login",
    text: lines(
      "HTTP/1.1 302 Found",
      "Location: /home",
      "Set-Cookie: session=abc; SameSite=None",
      "Set-Cookie: __Host-id=1; Domain=example.org; Secure; Path=/",
      "Content-Length: 0",
      "",
      ""
    ),
  },
  {
    name: "Two lengths and chunks",
    method: "GET",
    text: lines("HTTP/1.1 200 OK", "Content-Length: 5", "Content-Length: 7", "Transfer-Encoding: chunked", "", "5", "hello", "0", "", ""),
  },
  {
    name: "Not HTTP at all",
    text: "SSH-2.0-OpenSSH_9.2p1 Debian-2\n",
  },
];
