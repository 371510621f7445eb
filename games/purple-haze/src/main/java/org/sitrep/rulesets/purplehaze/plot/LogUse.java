package org.sitrep.rulesets.purplehaze.plot;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.check.LastMade;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.GameData;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.definition.Objective;

/**
 * A place where a log entry is set, cleared or read (PH-EVT-3).
 *
 * @param kind set, cleared or read
 * @param entry the log entry
 * @param path dotted path
 */
public record LogUse(Kind kind, String entry, String path) {
    private static final LastMade<GameData, List<LogUse>> ALL = new LastMade<>(LogUse::made);

    /** The use of the log entry. */
    public enum Kind {
        SET,
        CLEARED,
        READ
    }

    /** Returns the uses of the log in all booklets, boxes and ends of Missions of a document. */
    public static List<LogUse> all(final GameData game) {
        return ALL.of(game);
    }

    private static List<LogUse> made(final GameData game) {
        final List<LogUse> uses = new ArrayList<>();
        Booklet.all(game).forEach(booklet -> uses.addAll(of(booklet)));
        game.combats().values().forEach(box -> uses.addAll(of(box)));
        game.missions().values().forEach(mission -> uses.addAll(atTheEndOf(mission)));
        return List.copyOf(uses);
    }

    /** Returns the uses of the log in the steps of a booklet. */
    public static List<LogUse> of(final Booklet booklet) {
        final List<LogUse> uses = new ArrayList<>();
        for (final StoryStep step : booklet.steps()) {
            for (final StoryStep.PlacedEffect effect : step.effects()) {
                addAll(uses, Kind.SET, effect.effect().log(), effect.path() + ".log");
                addAll(uses, Kind.CLEARED, effect.effect().unlog(), effect.path() + ".unlog");
            }
            step.conditions().forEach((key, condition) -> {
                addAll(uses, Kind.READ, condition.with(), step.path() + "." + key + ".with");
                addAll(uses, Kind.READ, condition.without(), step.path() + "." + key + ".without");
            });
        }
        return uses;
    }

    /** Returns the log entries that a set-up box reads. */
    public static List<LogUse> of(final CombatBox box) {
        final List<LogUse> uses = new ArrayList<>();
        for (int i = 0; i < box.log().size(); i++) {
            final String path = "combats." + box.id() + ".log." + i;
            addAll(uses, Kind.READ, box.log().get(i).with(), path + ".with");
            addAll(uses, Kind.READ, box.log().get(i).without(), path + ".without");
        }
        return uses;
    }

    /** Returns the log entries that a Mission reads at its end: for its objectives and for the place of R&amp;R. */
    public static List<LogUse> atTheEndOf(final Mission mission) {
        final List<LogUse> uses = new ArrayList<>();
        for (final Objective objective : mission.objectives().values()) {
            final String path = "missions." + mission.id() + ".objectives." + objective.id();
            addAll(uses, Kind.READ, objective.with(), path + ".with");
            addAll(uses, Kind.READ, objective.without(), path + ".without");
        }
        mission.rest()
                .ifPresent(rest -> rest.ifLogged()
                        .keySet()
                        .forEach(entry -> uses.add(
                                new LogUse(Kind.READ, entry, "missions." + mission.id() + ".rest.ifLogged." + entry))));
        return uses;
    }

    private static void addAll(
            final List<LogUse> uses, final Kind kind, final List<String> entries, final String path) {
        for (int i = 0; i < entries.size(); i++) {
            uses.add(new LogUse(kind, entries.get(i), path + "." + i));
        }
    }
}
