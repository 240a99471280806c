// bench-timed SECONDS LOG COMMAND...: runs the command, its output into LOG, and prints its wall seconds,
// those of the processors, its peak memory in MB, and those of the processors without the kernel's. One
// that runs for longer than SECONDS is ended, and this with status 124. It is small and forks, so that none of its own memory counts.
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static pid_t child;
static volatile sig_atomic_t is_stopped;

static void stop(int signal) {
    is_stopped = 1;
    kill(-child, signal == SIGALRM ? SIGKILL : signal);
}

static double seconds(struct timeval time) { return time.tv_sec + time.tv_usec / 1e6; }

int main(int count, char **words) {
    if (count < 4) return 64;
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    if ((child = fork()) == 0) {
        setpgid(0, 0);
        int log = open(words[2], O_WRONLY | O_CREAT | O_TRUNC, 0644);
        dup2(log, 1);
        dup2(log, 2);
        execvp(words[3], words + 3);
        perror(words[3]);
        _exit(127);
    }
    setpgid(child, child);
    int signals[] = {SIGALRM, SIGINT, SIGTERM, SIGHUP};
    for (int i = 0; i < 4; i++) signal(signals[i], stop);
    alarm(atoi(words[1]));

    int status;
    struct rusage use;
    while (wait4(child, &status, 0, &use) < 0) continue;
    clock_gettime(CLOCK_MONOTONIC, &end);
    double wall = end.tv_sec - start.tv_sec + (end.tv_nsec - start.tv_nsec) / 1e9;
    printf("%.4f %.4f %.1f %.4f\n", wall, seconds(use.ru_utime) + seconds(use.ru_stime),
        use.ru_maxrss / 1000.0 * 1.024, seconds(use.ru_utime));
    if (is_stopped) return 124;
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
