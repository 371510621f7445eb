package org.sitrep.rulesets.purplehaze.checks;

import org.sitrep.rulesets.purplehaze.definition.ClockTime;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.plot.Booklet;
import org.sitrep.rulesets.purplehaze.plot.StoryStep;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** PH-VOC-4, PH-RND-2: the Time track has steps of 15 minutes. */
final class TimesInQuarters implements Check {
    @Override
    public String code() {
        return "PH090";
    }

    @Override
    public String summary() {
        return "a time that is no step of the Time track";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final String path = "missions." + mission.id() + ".";
            if (ClockTime.parse(mission.clock()).isEmpty()) {
                findings.add(
                        code(),
                        document,
                        path + "clock",
                        mission.clock() + " is no time of the Time track",
                        "write it as \"" + near(mission.clock()) + "\", from 00:00 to 23:45 in steps of "
                                + ClockTime.STEP + " minutes");
            }
            check(mission.lastsAtMost(), path + "lastsAtMost", document, findings);
            mission.objectives()
                    .values()
                    .forEach(objective -> objective
                            .within()
                            .ifPresent(minutes -> check(
                                    minutes, path + "objectives." + objective.id() + ".within", document, findings)));
        }
        for (final Booklet booklet : Booklet.all(game)) {
            for (final StoryStep step : booklet.steps()) {
                step.effects()
                        .forEach(placed ->
                                check(placed.effect().minutes(), placed.path() + ".minutes", document, findings));
                step.conditions()
                        .forEach(placed -> check(
                                placed.condition().elapsedAtMost(),
                                placed.path() + ".elapsedAtMost",
                                document,
                                findings));
            }
        }
    }

    private void check(final int minutes, final String path, final ScenarioDocument document, final Findings findings) {
        if (minutes % ClockTime.STEP != 0) {
            final int less = minutes - minutes % ClockTime.STEP;
            findings.add(
                    code(),
                    document,
                    path,
                    minutes + " minutes are no multiple of " + ClockTime.STEP,
                    "write " + less + " or " + (less + ClockTime.STEP));
        }
    }

    /** The time with the nought that it lacks, else any. */
    private static String near(final String clock) {
        return ClockTime.parse("0" + clock).isPresent() ? "0" + clock : "06:45";
    }
}
