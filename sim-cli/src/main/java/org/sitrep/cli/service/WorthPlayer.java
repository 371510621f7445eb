package org.sitrep.cli.service;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.Worth;
import org.sitrep.cli.Session;
import org.sitrep.cli.UserError;
import org.sitrep.cli.option.BatchOptions;
import org.sitrep.cli.option.ContentOptions;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.engine.Contender;
import org.sitrep.engine.RunRequest;

/**
 * Plays a scenario as it is and without each thing that it could do without, all on the same missions. The bot knows what it may not have and does the best it can without.
 */
public final class WorthPlayer {
    private final Session session;
    private final BatchOptions batch;
    private final OpenScenario free;
    private final RunRequest request;
    private final List<String> things;
    private final List<Contender> contenders = new ArrayList<>();

    /**
     * Opens the scenario, and once more without each thing.
     *
     * @throws UserError if it cannot be used, or its game forbids nothing
     */
    public WorthPlayer(
            final Session session,
            final String scenario,
            final ContentOptions content,
            final BatchOptions batch,
            final long missions) {
        this.session = session;
        this.batch = batch;
        final BotSource bots = batch.bots();
        free = open(scenario, content, content.sets(), bots);
        request = batch.request(free, 0, missions);
        things = free.compiled().forbiddable();
        if (things.isEmpty() || free.compiled().yardsticks().isEmpty()) {
            throw UserError.usage("the game " + free.game().id() + " has nothing to do without", "leave --worth away");
        }
        contenders.add(contender(free, content));
        for (final String thing : things) {
            final List<String> sets = new ArrayList<>(content.sets());
            sets.add(Forbidding.also(free, thing));
            contenders.add(contender(open(scenario, content, sets, bots), content));
        }
    }

    private OpenScenario open(
            final String scenario, final ContentOptions content, final List<String> sets, final BotSource bots) {
        return OpenScenario.require(session, scenario, content.overlays(), sets, bots);
    }

    private Contender contender(final OpenScenario open, final ContentOptions content) {
        final String bot = open.bot(batch.bot());
        return new Contender(open.compiled(), Player.subject(open, content.overlays(), bot), bot);
    }

    /** Returns the scenario's short name. */
    public String name() {
        return free.name();
    }

    /** Returns what is played. */
    public RunRequest request() {
        return request;
    }

    /** Plays all of them, or fewer missions after Ctrl-C or when a bot does not answer. */
    public Worth play(final Kept kept, final Interrupts interrupts) {
        final String trial = free.compiled().trial();
        session.console().message("Every " + trial + " is played " + contenders.size() + " times.");
        return Worth.of(
                ContestPlayer.play(
                        session,
                        free.bots(),
                        contenders,
                        Worth.pairs(things.size()),
                        request,
                        trial + "s",
                        batch.progress(),
                        kept,
                        interrupts),
                things,
                free.compiled().nobodyHas(),
                free.compiled().yardsticks());
    }
}
