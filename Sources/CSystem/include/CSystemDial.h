#ifndef ASSAY_CSYSTEM_DIAL_H
#define ASSAY_CSYSTEM_DIAL_H
#include <stddef.h>
#include <stdint.h>

// An address as the network writes it: 4 octets, or 16 when `is_six`.
struct assay_address {
    uint8_t octets[16];
    uint8_t is_six;
};

// Begins to connect to that address, never to a name. Answers the non-blocking descriptor, closed on exec and without Nagle's delay, or -errno;
// whether the connection stands is told by `assay_socket_error` once the descriptor is writable.
int assay_connect(struct assay_address address, uint16_t port);

// The pending error of a socket, 0 for none; reading clears it.
int assay_socket_error(int descriptor);

// Looks at octets without taking them; -errno on failure.
ptrdiff_t assay_peek(int descriptor, void *buffer, size_t size);

// The addresses of a name, blocking; each once. Answers how many there are, of which at most `capacity` are stored, or an EAI code (negative).
int assay_look_up(const char *name, struct assay_address *found, int capacity);

// Keeps look-ups short; to be called before the first one, while there is one thread.
void assay_limit_look_ups(void);
#endif
