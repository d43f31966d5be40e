#define _GNU_SOURCE
#include "CSystemDial.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

int assay_connect(struct assay_address address, uint16_t port) {
    int family = address.is_six ? AF_INET6 : AF_INET;
    int descriptor = socket(family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor < 0) {
        return -errno;
    }
    int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    struct sockaddr_in four = {.sin_family = AF_INET, .sin_port = htons(port)};
    struct sockaddr_in6 six = {.sin6_family = AF_INET6, .sin6_port = htons(port)};
    memcpy(&four.sin_addr, address.octets, 4);
    memcpy(&six.sin6_addr, address.octets, 16);
    const struct sockaddr *peer = address.is_six ? (const struct sockaddr *)&six : (const struct sockaddr *)&four;
    if (connect(descriptor, peer, address.is_six ? sizeof six : sizeof four) < 0 && errno != EINPROGRESS && errno != EINTR) {
        int failure = -errno;
        close(descriptor);
        return failure;
    }
    return descriptor;
}

int assay_socket_error(int descriptor) {
    int error = 0;
    socklen_t size = sizeof error;
    return getsockopt(descriptor, SOL_SOCKET, SO_ERROR, &error, &size) < 0 ? errno : error;
}

ptrdiff_t assay_peek(int descriptor, void *buffer, size_t size) {
    ptrdiff_t count = recv(descriptor, buffer, size, MSG_PEEK);
    return count < 0 ? -(ptrdiff_t)errno : count;
}

int assay_look_up(const char *name, struct assay_address *found, int capacity) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM};
    struct addrinfo *list = NULL;
    int failure = getaddrinfo(name, NULL, &hints, &list);
    if (failure != 0) {
        return failure < 0 ? failure : -failure;
    }
    int count = 0;
    for (const struct addrinfo *each = list; each != NULL; each = each->ai_next) {
        struct assay_address address = {0};
        if (each->ai_family == AF_INET) {
            memcpy(address.octets, &((const struct sockaddr_in *)each->ai_addr)->sin_addr, 4);
        } else if (each->ai_family == AF_INET6) {
            memcpy(address.octets, &((const struct sockaddr_in6 *)each->ai_addr)->sin6_addr, 16);
            address.is_six = 1;
        } else {
            continue;
        }
        if (count < capacity) {
            found[count] = address;
        }
        count++;
    }
    freeaddrinfo(list);
    return count;
}

void assay_limit_look_ups(void) { setenv("RES_OPTIONS", "timeout:2 attempts:1", 0); }
