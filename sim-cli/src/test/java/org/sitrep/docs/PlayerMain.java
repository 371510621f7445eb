package org.sitrep.docs;

import com.sun.management.OperatingSystemMXBean;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import org.sitrep.cli.CommandRunner;
import org.sitrep.cli.base.Defaults;
import org.sitrep.cli.output.Console;
import org.sitrep.cli.session.Games;
import org.sitrep.cli.session.Home;
import org.sitrep.cli.session.Session;

/**
 * A process that runs command lines in the folder in which it was started, one after the other: each is a line of
 * standard input, its arguments parted by {@link #PART}. What it printed goes to the file {@code printed} in the folder
 * that the only argument names; the exit code is answered, and the CPU time used so far.
 */
final class PlayerMain {
    static final String PART = "\u0001";
    static final String LINE_BREAK = "\u0002";

    private PlayerMain() {}

    public static void main(final String[] args) throws IOException {
        final Path printed = Path.of(args[0]).resolve("printed");
        final Path home = Path.of("").toAbsolutePath();
        final BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            final ByteArrayOutputStream out = new ByteArrayOutputStream();
            final ByteArrayOutputStream err = new ByteArrayOutputStream();
            final Console console = new Console(out, err, false, false, Defaults.WIDTH, Map.of());
            final int code = new CommandRunner(new Session(console, Games.shipped(), new Home(Optional.of(home))))
                    .run(line.replace(LINE_BREAK, "\n").split(PART, -1));
            Files.writeString(printed, out.toString(StandardCharsets.UTF_8) + err.toString(StandardCharsets.UTF_8));
            System.out.println(code + " " + cpuNanos());
            System.out.flush();
        }
        System.exit(0);
    }

    /** Returns what the process has used of all processors so far. */
    private static long cpuNanos() {
        return ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
    }
}
