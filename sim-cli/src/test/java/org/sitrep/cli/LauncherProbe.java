package org.sitrep.cli;

import java.lang.management.ManagementFactory;

/** What the launcher starts in {@link LauncherTest} in place of the program: says with which options it was started. */
public final class LauncherProbe {
    private LauncherProbe() {}

    /** Prints the options of the JVM, then the arguments, one a line. */
    public static void main(final String[] arguments) {
        ManagementFactory.getRuntimeMXBean().getInputArguments().forEach(System.out::println);
        System.out.println("arguments: " + String.join(" ", arguments));
    }
}
