package org.sitrep.fuzz;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sitrep.fuzz.Commands.Printed;

/**
 * Watches over one case. Its time is that of the processor, since the machine may be busy with other things; only a
 * case that does nothing is measured by the clock. A case that may ask for much is told to stop by a signal that
 * commands take as they take Ctrl-C, which a process in the background may not hear; where a command has nothing to
 * save, that ends the process.
 */
final class Watch {
    private static final long MILLION = 1_000_000;
    private static final long MOST_CPU_MILLIS = 5_000;
    private static final long MOST_MILLIS = 90_000;
    private static final long STOP_AFTER_CPU_MILLIS = 2_000;
    private static final OperatingSystemMXBean SYSTEM =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final boolean mayBeLong;
    private final long began = System.nanoTime();
    private final long cpuBefore = SYSTEM.getProcessCpuTime();
    private volatile Printed printed;
    private volatile Throwable thrown;
    private boolean stopped;
    private long waited;
    private String where = "";

    Watch(final boolean mayBeLong) {
        this.mayBeLong = mayBeLong;
    }

    void ran(final Printed what) {
        printed = what;
    }

    void threw(final Throwable what) {
        thrown = what;
    }

    /** Waits for the case, but not for ever. */
    void over(final Thread thread) throws InterruptedException {
        while (thread.isAlive() && cpuMillis() < MOST_CPU_MILLIS + waited && millis() < MOST_MILLIS) {
            thread.join(stopped ? 50 : 100);
            if (thread.isAlive() && mayBeLong && !stopped && cpuMillis() > STOP_AFTER_CPU_MILLIS) {
                System.out.println("told to stop");
                System.out.flush();
                stopped = true;
                waited = cpuMillis();
                interrupt();
            }
        }
        if (thread.isAlive()) {
            where = Thread.getAllStackTraces().entrySet().stream()
                    .filter(entry ->
                            entry.getKey() == thread || entry.getKey().getName().startsWith("sitrep"))
                    .map(entry -> entry.getKey() + "\n"
                            + Arrays.stream(entry.getValue())
                                    .limit(25)
                                    .map(each -> "    " + each + "\n")
                                    .collect(Collectors.joining()))
                    .collect(Collectors.joining());
        }
    }

    /** By reflection, for the reason that the command line has: the compiler warns of the class whatever one does. */
    private static void interrupt() {
        try {
            final Class<?> signal = Class.forName("sun.misc.Signal");
            signal.getMethod("raise", signal)
                    .invoke(null, signal.getConstructor(String.class).newInstance("TERM"));
        } catch (final ClassNotFoundException
                | NoSuchMethodException
                | InstantiationException
                | IllegalAccessException
                | InvocationTargetException notToBeHad) {
            throw new IllegalStateException(notToBeHad);
        }
    }

    /** Returns what the process has used of all processors since the case began. */
    long cpuMillis() {
        return (SYSTEM.getProcessCpuTime() - cpuBefore) / MILLION;
    }

    private long millis() {
        return (System.nanoTime() - began) / MILLION;
    }

    boolean stopped() {
        return stopped;
    }

    boolean hangs() {
        return !where.isEmpty();
    }

    Printed printed() {
        return printed;
    }

    /** Returns what is wrong already: it has not ended, or threw something. */
    Optional<String> wrong() {
        if (hangs()) {
            return Optional.of("takes too long");
        }
        return thrown == null ? Optional.empty() : Optional.of("threw " + thrown);
    }

    /** Returns the beginning of what was printed, or where it was. */
    String shown(final int most) {
        if (thrown != null) {
            return Arrays.stream(thrown.getStackTrace())
                    .limit(30)
                    .map(each -> "    " + each + "\n")
                    .collect(Collectors.joining());
        }
        if (hangs()) {
            return where;
        }
        final String all = "    exit " + printed.code() + "\n" + (printed.err() + "\n--\n" + printed.out()).indent(4);
        return all.substring(0, Math.min(most, all.length()));
    }
}
