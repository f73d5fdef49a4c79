/* A bot for Cordée in C, without any library: it takes the first move that is offered.
 *
 *   cc -O2 -o first examples/bots/first.c
 *   cordee match exec:./first random --game roll --deals 10
 *
 * One line of JSON comes in for every decision; its list "moves" holds the moves in words. One
 * line goes out: a move (docs/bots.md).
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void) {
  char *line = NULL;
  size_t room = 0;
  while (getline(&line, &room, stdin) > 0) {
    char *list = strstr(line, "\"moves\":[\"");
    if (list == NULL) return 1;
    list += strlen("\"moves\":[\"");
    char *end = strchr(list, '"');
    if (end == NULL) return 1;
    printf("%.*s\n", (int)(end - list), list);
    fflush(stdout);
  }
  free(line);
  return 0;
}
