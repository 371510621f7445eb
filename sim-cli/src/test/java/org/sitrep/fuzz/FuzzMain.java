package org.sitrep.fuzz;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Runs cases one after the other in the working folder of a {@link Box}, where the process has to stand: {@code SEED
 * FROM TO}. Each case that is begun is a line {@code begin NUMBER} of standard output; each that goes wrong, one
 * {@code wrong CASE: WHAT}, with what was printed below it; at the end comes {@code done}. The process ends early if a
 * case does not.
 */
final class FuzzMain {
    private static final int SHOWN = 1500;
    private static final long SLOW_MILLIS = 1000;

    private final Box box = new Box(Path.of("").toAbsolutePath());
    private final Commands commands = new Commands();
    private final Oracle oracle = new Oracle(commands);
    private final Path spare = box.work().getParent().resolveSibling("spare");
    private TreeMap<Path, String> listing = new TreeMap<>();

    private FuzzMain() {}

    public static void main(final String[] args) throws IOException, InterruptedException {
        final FuzzMain main = new FuzzMain();
        final Corpus corpus = main.prepared();
        final Cases cases = new Cases(Long.parseLong(args[0]), corpus, main.commands);
        for (long number = Long.parseLong(args[1]); number < Long.parseLong(args[2]); number++) {
            System.out.println("begin " + number);
            main.run(cases.of(number), corpus);
        }
        final var cpu = ((OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean()).getProcessCpuTime();
        System.out.println("done " + cpu / 1_000_000);
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }

    private Corpus prepared() throws IOException {
        if (Files.exists(spare)) {
            // The process before this one was ended by a case that did not end, and left what it was about damaged.
            box.renew(spare);
        }
        final Corpus corpus = Corpus.in(box, commands);
        if (!Files.exists(spare)) {
            Box.copy(box.work(), spare);
        }
        box.clear();
        listing = box.listing();
        return corpus;
    }

    private void run(final Case one, final Corpus corpus) throws IOException, InterruptedException {
        if (one.file().isPresent()) {
            write(one.file().get());
        }
        final Watch watch = new Watch(one.mayBeLong());
        final Thread thread = new Thread(null, () -> watch.ran(commands.run(one.args())), "case");
        thread.setUncaughtExceptionHandler((of, thrown) -> watch.threw(thrown));
        thread.start();
        watch.over(thread);
        report(one, watch);
        if (one.file().isPresent()) {
            restore(one.file().get().file(), corpus);
        }
        tidy(one);
    }

    private void report(final Case one, final Watch watch) {
        final long millis = watch.cpuMillis();
        final Optional<String> wrong = watch.wrong().or(() -> oracle.wrong(one, watch.printed(), watch.stopped()));
        wrong.ifPresent(what -> System.out.println("wrong " + one + "\n  : " + what + "\n" + watch.shown(SHOWN)));
        if (millis > SLOW_MILLIS) {
            System.out.println("slow " + millis + " ms: " + one);
        }
        if (watch.hangs()) {
            System.out.flush();
            Runtime.getRuntime().halt(1);
        }
    }

    private void write(final Corpus.Sound file) throws IOException {
        final Path path = box.work().resolve(file.file());
        Files.write(path, file.bytes());
        listing.put(path, Box.state(path));
    }

    private void restore(final Path file, final Corpus corpus) throws IOException {
        final Path path = box.work().resolve(file);
        if (Files.isRegularFile(path) && Box.state(path).equals(listing.get(path))) {
            for (final var sounds : corpus.files().values()) {
                for (final Corpus.Sound sound : sounds) {
                    if (sound.file().equals(file)) {
                        write(sound);
                    }
                }
            }
        }
    }

    /** Sees to it that the box is as it was, and says what is not where no output belongs. */
    private void tidy(final Case one) throws IOException {
        box.clear();
        final TreeMap<Path, String> after = box.listing();
        final String change = Box.change(listing, after, one.places());
        if (!change.isEmpty()) {
            System.out.println("wrong " + one + "\n  : a write outside: " + change);
        }
        if (!after.equals(listing)) {
            box.repair(listing, after, spare);
            listing = box.listing();
        }
    }
}
