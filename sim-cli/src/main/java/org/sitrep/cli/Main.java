package org.sitrep.cli;

import java.io.InputStream;
import org.sitrep.cli.base.ProcessEnd;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Home;
import org.sitrep.cli.session.Session;

/** Starts the process. */
public final class Main {
    private Main() {}

    /** Runs one command and ends the process with its exit code. */
    public static void main(final String[] args) {
        final Console console = Console.ofProcess();
        // Sitrep itself uses none of these: a bot from outside can neither print into a result nor close its stream.
        System.setIn(InputStream.nullInputStream());
        System.setOut(console.others());
        System.setErr(console.others());
        final int code = new CommandRunner(new Session(console, Games.shipped(), Home.find())).run(args);
        console.flush();
        ProcessEnd.of(code);
    }
}
