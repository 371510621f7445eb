package org.sitrep.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordingFile;
import org.sitrep.ruleset.CompiledScenario;
import org.sitrep.stats.Tally;

/**
 * Profiles a trial: plays one batch until all code is compiled, then another under the JDK's flight recorder, and
 * prints the share of each part of the game, with the methods of most samples.
 *
 * <p>A sample counts for the bots if a bot is anywhere on the stack, whatever it asks; otherwise for the part of the
 * innermost frame that belongs to one. Samples are taken every 10 ms; a share {@code p} of {@code n} samples has a
 * standard error of {@code sqrt(p (1 - p) / n)}.
 */
public final class ProfileShares {
    private static final Duration PERIOD = Duration.ofMillis(10);
    private static final int MOST_METHODS = 12;
    private static final String GAME = "org.sitrep.rulesets.purplehaze.";
    private static final String BOTS = GAME + "bots.";
    private static final String OTHER = "the rest";

    private static final String CLASSES_BY_PART = """
            dice: org.sitrep.dice. org.sitrep.rng. PH.play.Rolls
            lines of sight and aim: PH.tables.LineOfSight PH.combat.Aim PH.combat.Sights PH.combat.FireDice
            hits and Wounds: PH.combat.MarineHits PH.combat.EnemyHits PH.squad.Wounds
            equipment: PH.squad.Equipment PH.squad.Kits PH.squad.Room PH.squad.Exchange PH.squad.Supply \
            PH.tables.ItemTable PH.campaign.Stock PH.campaign.Outfitting
            Events and Encounters: PH.mission.Story PH.mission.Effects PH.mission.Encounter PH.mission.Conditions \
            PH.mission.TraitTests PH.mission.Selection PH.mission.MarineEffects PH.mission.MapEffects
            tallies and hash: org.sitrep.stats. org.sitrep.outcome. PH.metrics.
            the rest of combats: PH.combat.
            the rest of the map: PH.mission.
            campaign: PH.campaign.
            the rest of the Squad: PH.squad.
            """;

    /** Parts of the game by prefix of their class names; the first match counts. */
    private static final Map<String, List<String>> PARTS = parts();

    private ProfileShares() {}

    /**
     * Prints the table.
     *
     * @param arguments a scenario below scenarios without .yaml, a bot, trials per batch
     * @throws IOException if the recording cannot be stored temporarily
     */
    public static void main(final String[] arguments) throws IOException {
        final CompiledScenario scenario = ShippedScenario.compile(arguments[0]);
        final Plays plays = new Plays(scenario, arguments[1]);
        final int trials = Integer.parseInt(arguments[2]);
        plays.count(new Tally(scenario.layout()), trials);
        final Tally tally = new Tally(scenario.layout());
        final Path file = Files.createTempFile("profile", ".jfr");
        try (Recording recording = new Recording()) {
            recording.enable("jdk.ExecutionSample").withPeriod(PERIOD);
            recording.start();
            plays.from(0).count(tally, trials);
            recording.stop();
            recording.dump(file);
            print(arguments, tally.hash(), RecordingFile.readAllEvents(file));
        } finally {
            Files.delete(file);
        }
    }

    private static void print(final String[] arguments, final long hash, final List<RecordedEvent> events) {
        final Map<String, Integer> shares = new LinkedHashMap<>();
        PARTS.keySet().forEach(part -> shares.put(part, 0));
        final Map<String, Integer> methods = new LinkedHashMap<>();
        int samples = 0;
        for (final RecordedEvent event : events) {
            if (event.getEventType().getName().equals("jdk.ExecutionSample") && event.getStackTrace() != null) {
                final List<RecordedFrame> frames = event.getStackTrace().getFrames();
                shares.merge(part(frames), 1, Integer::sum);
                methods.merge(method(frames.get(0)), 1, Integer::sum);
                samples++;
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s, %s, %s trials, JDK %s: %d samples, outcomes %016x%n",
                arguments[0],
                arguments[1],
                arguments[2],
                System.getProperty("java.version"),
                samples,
                hash);
        print(shares, samples, shares.size());
        System.out.println("by method:");
        print(methods, samples, MOST_METHODS);
    }

    private static void print(final Map<String, Integer> counts, final int samples, final int most) {
        counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .limit(most)
                .forEach(entry -> System.out.printf(
                        Locale.ROOT, "  %5.1f %%  %s%n", 100.0 * entry.getValue() / samples, entry.getKey()));
    }

    private static String method(final RecordedFrame frame) {
        final String type = frame.getMethod().getType().getName();
        return type.substring(type.lastIndexOf('.') + 1) + "."
                + frame.getMethod().getName();
    }

    private static String part(final List<RecordedFrame> frames) {
        return partOf(frames.stream()
                .map(frame -> frame.getMethod().getType().getName())
                .toList());
    }

    /** Returns the part of the game to which the classes of a stack belong, innermost first. */
    static String partOf(final List<String> classes) {
        if (classes.stream().anyMatch(type -> type.startsWith(BOTS))) {
            return classes.contains(GAME + "combat.Combat") ? "bot, in combats" : "bot, on the map and in Events";
        }
        for (final String type : classes) {
            for (final Map.Entry<String, List<String>> part : PARTS.entrySet()) {
                if (part.getValue().stream().anyMatch(type::startsWith)) {
                    return part.getKey();
                }
            }
        }
        return OTHER;
    }

    private static Map<String, List<String>> parts() {
        final Map<String, List<String>> parts = new LinkedHashMap<>();
        for (final String line : CLASSES_BY_PART.replace("PH.", GAME).lines().toList()) {
            final String[] part = line.split(": ");
            parts.put(part[0], List.of(part[1].split(" ")));
        }
        return parts;
    }
}
