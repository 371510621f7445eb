package org.sitrep.remote;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.sitrep.engine.Elsewhere;
import org.sitrep.engine.Job;
import org.sitrep.remote.SharedFolder.Part;
import org.sitrep.remote.SharedJobs.Range;
import org.sitrep.scenario.Launcher;

/**
 * Machines that share nothing but files that are carried between them. Trials that would take long are offered as parts
 * in a {@linkplain SharedFolder folder}, and the command ends: {@link Pending}. Asked again, it takes the parts that
 * have been played meanwhile, with the same result as if it had played them itself.
 */
final class PartsPlaces implements Elsewhere {
    /** Trials that are played here, to know how long one takes. */
    private static final int FEW = 128;
    /** Maximum number of parts of a job. */
    private static final int MOST_PARTS = 64;

    private static final double NANOS_A_SECOND = 1e9;

    private final String address;
    private final Path at;
    private final SharedFolder folder;
    private final double partSeconds;

    /**
     * @param address as the user named it
     * @param partSeconds time of one thread that a part is to take at least; shorter jobs are played here
     */
    PartsPlaces(final String address, final Path at, final double partSeconds) {
        this.address = address;
        this.at = at;
        folder = new SharedFolder(at);
        this.partSeconds = partSeconds;
    }

    /** A stage would end the command each time. */
    @Override
    public boolean inStages() {
        return false;
    }

    @Override
    public Optional<Begun> begin(final Job job) {
        final Parcel parcel = Parcel.of(job.range(0, 1), address);
        return SharedFolder.with(address, () -> {
            folder.goOn(parcel);
            return Optional.of(new Stage(job, parcel.sha256()));
        });
    }

    /** A stage of a job. */
    private final class Stage implements Begun {
        private final Job job;
        private final String hash;
        private final long first;
        private final long end;
        /** Parts that were offered before, in order. */
        private final List<Part> known;

        private final long start = System.nanoTime();

        private Stage(final Job job, final String hash) throws IOException {
            this.job = job;
            this.hash = hash;
            final long from = job.request().firstTrial();
            end = from + job.request().trials();
            known = Stream.concat(folder.offered().stream(), folder.finished().stream())
                    .filter(part -> part.job().equals(hash))
                    .filter(part -> part.trials().first() >= from && part.end() <= end)
                    .distinct()
                    .sorted(Part.ORDER)
                    .toList();
            first = Math.min(end, from + FEW);
        }

        @Override
        public long firstTrial() {
            return first;
        }

        @Override
        public void await(final Consumer<byte[]> parts) {
            final double seconds = (System.nanoTime() - start)
                    / NANOS_A_SECOND
                    * job.request().threads()
                    / (first - job.request().firstTrial())
                    * (end - first);
            if (!known.isEmpty()) {
                SharedFolder.with(address, () -> take(parts));
            } else if (seconds >= partSeconds) {
                SharedFolder.with(address, () -> offer((int) Math.min(MOST_PARTS, seconds / partSeconds)));
            }
        }

        /** Offers all trials. */
        private Void offer(final int parts) throws IOException {
            final long trials = end - first;
            final long most = Math.min(trials, parts);
            for (long part = 0; part < most; part++) {
                offer(first + trials * part / most, first + trials * (part + 1) / most);
            }
            return requireAll();
        }

        private void offer(final long from, final long to) throws IOException {
            if (from < to) {
                folder.offer(new Part(hash, new Range(from, to - from)));
            }
        }

        /** Takes the parts that were played, and offers those again that are lost or damaged. */
        private Void take(final Consumer<byte[]> parts) throws IOException {
            long next = first;
            for (final Part part : known) {
                if (part.trials().first() < next) {
                    continue;
                }
                offer(next, part.trials().first());
                next = part.end();
                final Optional<PlayedPart> played = folder.isFinished(part) ? folder.played(part) : Optional.empty();
                if (played.isPresent()) {
                    parts.accept(played.get().bytes());
                } else {
                    folder.offer(part);
                }
            }
            offer(next, end);
            return requireAll();
        }

        private Void requireAll() throws IOException {
            final List<Part> waiting = new ArrayList<>(folder.offered());
            waiting.removeIf(folder::isFinished);
            if (waiting.stream().anyMatch(part -> part.job().equals(hash))) {
                throw new Pending(waiting.size() + (waiting.size() == 1 ? " part waits" : " parts wait") + " in " + at
                        + "; play " + (waiting.size() == 1 ? "it" : "them") + ", here or wherever you copy the folder: "
                        + Launcher.NAME + " work " + Launcher.quoted(at.toString())
                        + " --share 1/1 (with four machines 1/4, 2/4, 3/4 and 4/4); bring the files of all " + at
                        + "/done together here, and repeat this command");
            }
            return null;
        }

        @Override
        public void stop() {
            // nothing is played meanwhile
        }
    }
}
