package org.sitrep.cli.service;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sitrep.cli.base.UserError;
import org.sitrep.cli.session.BotSource;
import org.sitrep.cli.session.OpenScenario;
import org.sitrep.cli.session.Session;
import org.sitrep.cli.session.Source;
import org.sitrep.report.ReplayMaker;
import org.sitrep.report.model.NamedTrial;
import org.sitrep.report.model.TrialSetting;
import org.sitrep.report.replay.ReplayDiff;
import org.sitrep.report.replay.ReplayModel;
import org.sitrep.report.replay.ReplayPage;
import org.sitrep.report.replay.ReplayPages;
import org.sitrep.report.replay.ReplayedTrial;
import org.sitrep.scenario.KeyOrder;

/**
 * Plays the trials that a report names again, and makes the pages that {@code replay --html} writes. A bot that is a
 * program plays no more than the user asked for, so its trials have no pages. For one thread.
 */
final class ReportReplays implements ReplayMaker {
    private final Session session;
    private final Map<TrialSetting, OpenScenario> open = new HashMap<>();

    ReportReplays(final Session session) {
        this.session = session;
    }

    @Override
    public Map<String, String> pages(final NamedTrial trial, final String command, final String file) {
        final boolean isProgram = BotSource.isProgram(trial.setting().bot())
                || trial.beside()
                        .filter(other -> BotSource.isProgram(other.setting().bot()))
                        .isPresent();
        if (isProgram) {
            return Map.of();
        }
        final Map<String, ReplayModel> models;
        try {
            models = models(trial, command + " --html", file);
        } catch (final UserError changed) {
            // The files are no longer those that were played; the report is worth more than its replays.
            return Map.of();
        }
        final Map<String, String> pages = new LinkedHashMap<>();
        models.forEach((name, model) -> pages.put(name, ReplayPage.of(model)));
        return pages;
    }

    private Map<String, ReplayModel> models(final NamedTrial trial, final String command, final String file) {
        final OpenScenario base =
                open.computeIfAbsent(trial.setting(), setting -> source(setting).require());
        if (trial.beside().isEmpty()) {
            return ReplayPages.of(played(base, trial.setting(), trial, false), false, command, file);
        }
        final NamedTrial.Beside beside = trial.beside().get();
        // Both sides use the same key order, so that a different order in the files makes no different step.
        final OpenScenario other = source(beside.setting())
                .require(KeyOrder.of(base.document(), base.game().definition()));
        final ReplayDiff diff = ReplayDiff.of(
                new ReplayDiff.Side("baseline", played(base, trial.setting(), trial, true)),
                new ReplayDiff.Side(beside.name(), played(other, beside.setting(), trial, true)));
        return Map.of(file, ReplayPages.of(diff, false, command));
    }

    private static ReplayedTrial played(
            final OpenScenario open, final TrialSetting setting, final NamedTrial trial, final boolean marked) {
        return ReplayedTrial.of(
                open.playable(),
                open.bot(setting.bot()),
                setting.maxDecisions(),
                trial.seed(),
                trial.trial(),
                true,
                -1,
                marked);
    }

    private Source source(final TrialSetting setting) {
        return Source.of(session, setting.scenario()).changed(setting.changes()).by(BotSource.of(setting.bot()));
    }
}
