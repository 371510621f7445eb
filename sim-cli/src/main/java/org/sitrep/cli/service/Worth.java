package org.sitrep.cli.service;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.sitrep.analysis.PairedStep;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.output.Format;
import org.sitrep.engine.Capsule;
import org.sitrep.engine.Contender;
import org.sitrep.engine.Contest;
import org.sitrep.engine.ContestResult;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.Slot;
import org.sitrep.scenario.ListNode;
import org.sitrep.scenario.ScalarNode;

/**
 * What each thing that a scenario could do without is worth: the scenario as it is against the scenario without that thing, on the same missions. The bot knows what it may not have and does the
 * best it can without.
 */
public final class Worth {
    /** Chance that any interval of the whole table misses, at most. */
    private static final double MISSES = 0.05;

    private final Session session;
    private final BatchOptions batch;
    private final long missions;
    private final OpenScenario free;
    private final List<String> things;
    private final List<Contender> contenders = new ArrayList<>();
    private Capsule whole;
    private List<PairedStep> steps = List.of();

    /**
     * Opens the scenario, and once more without each thing.
     *
     * @throws UserError if it cannot be used, or its game forbids nothing
     */
    public Worth(
            final Session session,
            final String scenario,
            final ContentOptions content,
            final BatchOptions batch,
            final long missions) {
        this.session = session;
        this.batch = batch;
        this.missions = missions;
        free = open(scenario, content, content.sets());
        things = free.compiled().forbiddable();
        if (things.isEmpty() || free.compiled().yardsticks().isEmpty()) {
            throw UserError.usage("the game " + free.game().id() + " has nothing to do without", "leave --worth away");
        }
        contenders.add(contender(free, content));
        for (final String thing : things) {
            final List<String> sets = new ArrayList<>(content.sets());
            sets.add("forbid=[" + String.join(", ", with(thing)) + "]");
            contenders.add(contender(open(scenario, content, sets), content));
        }
    }

    private OpenScenario open(final String scenario, final ContentOptions content, final List<String> sets) {
        return OpenScenario.require(session, scenario, content.overlays(), sets, batch.bots());
    }

    private Contender contender(final OpenScenario open, final ContentOptions content) {
        final String bot = open.bot(batch.bot());
        return new Contender(open.compiled(), Player.subject(open, content.overlays(), bot), bot);
    }

    /** Returns what is forbidden anyway, and a thing more. */
    private List<String> with(final String thing) {
        final List<String> forbidden = new ArrayList<>();
        free.document()
                .at("forbid")
                .filter(ListNode.class::isInstance)
                .ifPresent(
                        node -> ((ListNode) node).items().forEach(item -> forbidden.add(((ScalarNode) item).text())));
        forbidden.add(thing);
        return forbidden;
    }

    /** Plays all of them, or fewer missions after Ctrl-C. */
    public void play(final Interrupts interrupts) {
        final RunRequest request = batch.request(free, 0, missions);
        final List<Contest.Pair> pairs = new ArrayList<>();
        for (int i = 1; i < contenders.size(); i++) {
            pairs.add(new Contest.Pair(i, 0));
        }
        final Contest contest = new Contest(contenders, pairs, request);
        interrupts.onInterrupt(contest::requestStop);
        session.console().message("Every " + free.compiled().trial() + " is played " + contenders.size() + " times.");
        final String started = Instant.now().truncatedTo(ChronoUnit.SECONDS).toString();
        final Progress progress = Progress.start(
                session.console(), contest::snapshot, free.compiled().trial() + "s", batch.progress());
        try {
            final ContestResult result = contest.run(System::nanoTime, started);
            whole = result.capsules().get(0);
            steps = IntStream.range(0, pairs.size())
                    .mapToObj(p -> PairedStep.of(
                            pairs.get(p).first(),
                            pairs.get(p).second(),
                            result.pairs().get(p)))
                    .toList();
        } finally {
            progress.close();
        }
    }

    /** Returns the table in a format. */
    public String in(final Format format) {
        final List<Slot> slots = free.compiled().yardsticks().stream()
                .map(name -> free.compiled().layout().slot(name).orElseThrow())
                .toList();
        final double level = 1 - MISSES / (things.size() * slots.size());
        final WorthTable table = new WorthTable(things, steps, slots, level);
        if (format != Format.TEXT) {
            return table.in(format);
        }
        return free.document().title() + ": what each thing is worth to " + whole.bot() + "\n\n" + table.in(format)
                + String.format(
                        Locale.ROOT,
                        "%nWith it less without it, over the same %d %ss, seed %d. The intervals hold all together at 95 %%;%n"
                                + "a thing whose interval holds 0 has not been shown to matter.%n",
                        whole.completed() + whole.aborted(),
                        whole.trial(),
                        whole.seed());
    }
}
