package org.sitrep.docs;

import java.util.Set;

/**
 * How the documentation is gone through, by {@code -Dsitrep.docs=WORDS}: {@code all} runs every command as it stands,
 * {@code write} puts what has changed into the pages, {@code time} tells the CPU time of each command;
 * {@code -Dsitrep.docs.page=NAME} takes those pages alone whose name contains it.
 *
 * @param all commands run as they stand, also those that take long
 * @param write pages are rewritten
 */
record DocsMode(boolean all, boolean write) {
    private static final double NANOS = 1e9;

    static DocsMode ofProcess() {
        return new DocsMode(words().contains("all"), words().contains("write"));
    }

    private static Set<String> words() {
        return Set.of(System.getProperty("sitrep.docs", "").split(","));
    }

    static boolean wants(final Page page) {
        return page.name().contains(System.getProperty("sitrep.docs.page", ""));
    }

    static void tell(final String what, final Player.Printed result) {
        if (words().contains("time")) {
            System.err.printf("%6.1f s  %s%n", result.cpuNanos() / NANOS, what);
        }
    }
}
