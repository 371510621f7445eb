package org.sitrep.cli;

import org.sitrep.cli.output.Console;
import org.sitrep.cli.service.Games;
import org.sitrep.cli.service.Home;

/** Where the process starts. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(final String[] args) {
        final Console console = Console.ofProcess();
        final int code = new Sitrep(new Session(console, Games.shipped(), Home.find())).run(args);
        console.flush();
        // Not a plain return: a library's thread must not keep the process alive.
        System.exit(code);
    }
}
