package org.sitrep.engine;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.stats.ProductTally;
import org.sitrep.stats.SlotTally;

/**
 * A run's result, complete enough to render a report from it alone, to repeat it and to merge it with the capsule of another index range. Immutable.
 *
 * @param schemaVersion version of the file format, {@link #SCHEMA_VERSION} when written by this build
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from, {@code unknown} if that could not be told
 * @param rulesetId e.g. {@code purple-haze}
 * @param scenario the scenario as the user named it
 * @param title the scenario's title
 * @param setup what is played, in the rulebook's words
 * @param content the resolved data
 * @param bot id of the bot
 * @param options reading in force of each ambiguity and optional rule
 * @param seed seed of the run
 * @param firstMission smallest mission index
 * @param requested missions asked for
 * @param completed missions played to their end
 * @param aborted missions given up; {@code requested = completed + aborted + (not played, after an interruption)}
 * @param abortedMissions the first hundred of them
 * @param missionsHash hash over all outcomes, 16 hexadecimal digits; the same for any thread count and chunk size
 * @param decisions how many decisions the bots took in all
 * @param layout the slots
 * @param tallies one a slot, in the layout's order
 * @param products the products that the layout's ratios need
 * @param stopReason {@code missions} or {@code interrupted}
 * @param timing not part of any hash
 */
public record Capsule(
        int schemaVersion,
        String toolVersion,
        String commit,
        String rulesetId,
        String scenario,
        String title,
        Map<String, String> setup,
        Content content,
        String bot,
        Map<String, String> options,
        long seed,
        long firstMission,
        long requested,
        long completed,
        long aborted,
        List<Abort> abortedMissions,
        String missionsHash,
        long decisions,
        OutcomeLayout layout,
        List<SlotTally> tallies,
        List<ProductTally> products,
        String stopReason,
        Timing timing) {
    /** The version this build writes. */
    public static final int SCHEMA_VERSION = 1;

    /** Copies maps (keeping their order) and lists. */
    public Capsule {
        Objects.requireNonNull(toolVersion);
        Objects.requireNonNull(commit);
        Objects.requireNonNull(rulesetId);
        Objects.requireNonNull(scenario);
        Objects.requireNonNull(title);
        setup = Collections.unmodifiableMap(new LinkedHashMap<>(setup));
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
        abortedMissions = List.copyOf(abortedMissions);
        tallies = List.copyOf(tallies);
        products = List.copyOf(products);
        Objects.requireNonNull(content);
        Objects.requireNonNull(bot);
        Objects.requireNonNull(missionsHash);
        Objects.requireNonNull(layout);
        Objects.requireNonNull(stopReason);
        Objects.requireNonNull(timing);
    }

    /**
     * The resolved data of the scenario.
     *
     * @param sha256 of {@code json}, hexadecimal
     * @param json canonical JSON of the whole resolved document
     * @param files the files it was read from, as the user would type them
     * @param sets the {@code --set} and other overrides of the command line, in order
     * @param textValues how many of its values a rulebook states
     * @param derivedValues how many are deduced
     * @param houseValues how many are ours
     * @param chosenValues how many the user chose
     */
    public record Content(
            String sha256,
            String json,
            List<String> files,
            List<String> sets,
            int textValues,
            int derivedValues,
            int houseValues,
            int chosenValues) {
        /** Copies the lists. */
        public Content {
            files = List.copyOf(files);
            sets = List.copyOf(sets);
        }

        /** Returns the share of house values among those that are not chosen, 0 … 1; 0 if there are none. */
        public double houseShare() {
            final int all = textValues + derivedValues + houseValues;
            return all == 0 ? 0 : (double) houseValues / all;
        }
    }

    /**
     * A mission that was given up.
     *
     * @param mission its index
     * @param reason why
     */
    public record Abort(long mission, String reason) {}

    /**
     * How long it took.
     *
     * @param threads worker threads
     * @param seconds wall clock of the batch
     * @param javaVersion the JDK's version
     * @param startedUtc ISO 8601
     */
    public record Timing(int threads, double seconds, String javaVersion, String startedUtc) {}
}
