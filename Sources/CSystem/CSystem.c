#define _GNU_SOURCE
#include "CSystem.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <stdio.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

static int outcome(int result) { return result < 0 ? -errno : result; }

int assay_epoll_create(void) { return outcome(epoll_create1(EPOLL_CLOEXEC)); }

int assay_epoll_add(int epoll, int descriptor, uint32_t events, uint64_t data) {
    struct epoll_event event = {.events = events, .data.u64 = data};
    return outcome(epoll_ctl(epoll, EPOLL_CTL_ADD, descriptor, &event));
}

int assay_epoll_modify(int epoll, int descriptor, uint32_t events, uint64_t data) {
    struct epoll_event event = {.events = events, .data.u64 = data};
    return outcome(epoll_ctl(epoll, EPOLL_CTL_MOD, descriptor, &event));
}

int assay_epoll_remove(int epoll, int descriptor) {
    struct epoll_event event = {0};
    return outcome(epoll_ctl(epoll, EPOLL_CTL_DEL, descriptor, &event));
}

int assay_epoll_wait(int epoll, struct assay_event *events, int count) {
    struct epoll_event found[256];
    int ready = epoll_wait(epoll, found, count < 256 ? count : 256, 0);
    if (ready < 0) {
        return -errno;
    }
    for (int i = 0; i < ready; i++) {
        events[i].data = found[i].data.u64;
        events[i].events = found[i].events;
    }
    return ready;
}

static void write_host(const struct sockaddr_storage *address, socklen_t size, char host[ASSAY_ADDRESS_SIZE]) {
    if (address->ss_family == AF_INET6) {
        const struct sockaddr_in6 *six = (const struct sockaddr_in6 *)address;
        if (IN6_IS_ADDR_V4MAPPED(&six->sin6_addr)) {
            const uint8_t *octets = six->sin6_addr.s6_addr;
            snprintf(host, ASSAY_ADDRESS_SIZE, "%u.%u.%u.%u", octets[12], octets[13], octets[14], octets[15]);
            return;
        }
    }
    if (getnameinfo((const struct sockaddr *)address, size, host, ASSAY_ADDRESS_SIZE, NULL, 0, NI_NUMERICHOST) != 0) {
        host[0] = 0;
    }
}

static int listen_on(const struct addrinfo *address, int backlog) {
    int descriptor = socket(address->ai_family, SOCK_STREAM | SOCK_NONBLOCK | SOCK_CLOEXEC, 0);
    if (descriptor < 0) {
        return -errno;
    }
    int on = 1;
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &on, sizeof on);
    if (bind(descriptor, address->ai_addr, address->ai_addrlen) < 0 || listen(descriptor, backlog) < 0) {
        int failure = -errno;
        close(descriptor);
        return failure;
    }
    return descriptor;
}

int assay_listen(const char *host, const char *port, int backlog) {
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_flags = AI_PASSIVE | AI_NUMERICSERV};
    struct addrinfo *found = NULL;
    int failure = getaddrinfo(host, port, &hints, &found);
    if (failure != 0) {
        return -10000 + failure;
    }
    int result = -EADDRNOTAVAIL;
    for (const struct addrinfo *each = found; each != NULL; each = each->ai_next) {
        result = listen_on(each, backlog);
        if (result >= 0) {
            break;
        }
    }
    freeaddrinfo(found);
    return result;
}

int assay_accept(int listener, char peer[ASSAY_ADDRESS_SIZE]) {
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    int descriptor = accept4(listener, (struct sockaddr *)&address, &size, SOCK_NONBLOCK | SOCK_CLOEXEC);
    if (descriptor < 0) {
        return -errno;
    }
    int on = 1;
    setsockopt(descriptor, IPPROTO_TCP, TCP_NODELAY, &on, sizeof on);
    write_host(&address, size, peer);
    return descriptor;
}

int assay_local_address(int descriptor, char host[ASSAY_ADDRESS_SIZE]) {
    struct sockaddr_storage address;
    socklen_t size = sizeof address;
    if (getsockname(descriptor, (struct sockaddr *)&address, &size) < 0) {
        return -errno;
    }
    write_host(&address, size, host);
    if (address.ss_family == AF_INET6) {
        return ntohs(((struct sockaddr_in6 *)&address)->sin6_port);
    }
    return ntohs(((struct sockaddr_in *)&address)->sin_port);
}

ptrdiff_t assay_receive(int descriptor, void *buffer, size_t size) {
    ptrdiff_t count = recv(descriptor, buffer, size, 0);
    return count < 0 ? -(ptrdiff_t)errno : count;
}

ptrdiff_t assay_send(int descriptor, const void *octets, size_t size) {
    ptrdiff_t count = send(descriptor, octets, size, MSG_NOSIGNAL);
    return count < 0 ? -(ptrdiff_t)errno : count;
}

int assay_half_close(int descriptor) { return outcome(shutdown(descriptor, SHUT_WR)); }

int assay_close(int descriptor) { return outcome(close(descriptor)); }

uint64_t assay_monotonic_nanoseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

int64_t assay_wall_microseconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000 + now.tv_nsec / 1000;
}
