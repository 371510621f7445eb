package org.sitrep.cli.service;

import java.util.List;
import java.util.Optional;
import org.sitrep.cli.UserError;
import org.sitrep.cli.service.kept.Kept;
import org.sitrep.cli.service.kept.Key;
import org.sitrep.engine.Contender;
import org.sitrep.engine.MissionValues;
import org.sitrep.engine.Recorder;
import org.sitrep.engine.RunRequest;
import org.sitrep.outcome.OutcomeLayout;

/** Plays a contender's missions and writes chosen slots of them down, minding Ctrl-C and bots that do not answer. */
public final class RecordPlayer {
    private RecordPlayer() {}

    /**
     * Plays and returns what was written down, empty after Ctrl-C.
     *
     * @param bots who may not answer
     * @param slots names of what to write down
     * @param request its bot is not read: the contender names its own
     * @param kept what was kept of it before is not played again
     * @param key all that decides it beside the slots and the request
     * @throws UserError if a bot does not answer
     */
    public static Optional<MissionValues> play(
            final BotSource bots,
            final Contender contender,
            final List<String> slots,
            final RunRequest request,
            final Kept kept,
            final Key key,
            final Interrupts interrupts) {
        final OutcomeLayout layout = contender.scenario().layout();
        return kept.values(
                key.and(slots)
                        .and(contender.bot())
                        .and(request.seed())
                        .and(request.firstMission())
                        .and(request.missions())
                        .and(request.maxDecisions()),
                slots.stream()
                        .map(name -> layout.slots().get(layout.index(name)))
                        .toList(),
                () -> play(bots, contender, slots, request, interrupts));
    }

    private static Optional<MissionValues> play(
            final BotSource bots,
            final Contender contender,
            final List<String> slots,
            final RunRequest request,
            final Interrupts interrupts) {
        if (interrupts.requested()) {
            return Optional.empty();
        }
        final Recorder recorder = new Recorder(contender.scenario(), slots, request.withBot(contender.bot()));
        interrupts.onInterrupt(recorder::requestStop);
        final String[] silent = new String[1];
        final BotWatch watch = BotWatch.start(bots, pulse -> {
            silent[0] =
                    BotWatch.reason(bots, pulse) + " at " + pulse.question() + " of mission " + pulse.missionIndex();
            recorder.abandon(pulse.thread());
        });
        final MissionValues values;
        try {
            values = recorder.run();
        } finally {
            watch.close();
        }
        if (recorder.silent()) {
            throw UserError.givenUp(silent[0], "--bot-timeout gives it more time");
        }
        return values.missions() < request.missions() ? Optional.empty() : Optional.of(values);
    }
}
