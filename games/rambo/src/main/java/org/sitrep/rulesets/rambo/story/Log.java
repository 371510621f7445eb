package org.sitrep.rulesets.rambo.story;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.RollNarrator;
import org.sitrep.ruleset.transcript.Choice;
import org.sitrep.rulesets.rambo.mission.MissionState;
import org.sitrep.rulesets.rambo.tables.MapTable;

/**
 * Writes lines and joins events that belong together: the steps of a walk, changes on one hero's board, a behaviour and
 * its results.
 */
final class Log {
    private final RollNarrator narrator;
    private final MissionState state;
    private final MapTable map;
    private final List<String> changes = new ArrayList<>();
    private int changed = MissionState.NONE;
    private int walker = MissionState.NONE;
    private int from;
    private int to;
    private int steps;
    private int movement;
    private int valor;
    /** Sentence to write as soon as something results from it; empty if there is none. */
    private String pending = "";
    /** True while nothing has resulted from the last sentence. */
    private boolean withoutResult;

    Log(final MissionState state, final RollNarrator narrator) {
        this.state = state;
        this.narrator = narrator;
        map = state.tables.map;
    }

    void say(final String line) {
        settle();
        withoutResult = false;
        narrator.line(line);
    }

    /** Reports a choice after what came before it. */
    void choice(final Choice choice) {
        settle();
        withoutResult = false;
        narrator.choice(choice);
    }

    /** Reports a choice that belongs to the current walk. */
    void choiceOfStep(final Choice choice) {
        if (walker == MissionState.NONE) {
            settle();
        }
        narrator.choice(choice);
    }

    /** Writes what came before, unless it is a change on this hero's board. */
    void turnTo(final int hero) {
        if (hero != changed) {
            settle();
        }
    }

    void change(final int hero, final String what) {
        turnTo(hero);
        changed = hero;
        changes.add(what);
        withoutResult = false;
    }

    void walk(final int hero, final int fromSpace, final int toSpace, final int byMovement, final int byValor) {
        if (hero != walker) {
            settle();
            walker = hero;
            from = fromSpace;
        }
        to = toSpace;
        steps++;
        movement += byMovement;
        valor += byValor;
    }

    /** Sets the next sentence; it is written once it is known whether anything results from it. */
    void expect(final String what) {
        conclude();
        pending = what;
    }

    void conclude() {
        settle();
        if (withoutResult) {
            withoutResult = false;
            narrator.line("  Nothing.");
        }
    }

    void settle() {
        if (!pending.isEmpty()) {
            final String what = pending + ":";
            pending = "";
            withoutResult = changes.isEmpty();
            narrator.line(what);
        }
        if (walker != MissionState.NONE) {
            narrator.line(walkText());
            walker = MissionState.NONE;
            steps = 0;
            movement = 0;
            valor = 0;
        }
        if (changed != MissionState.NONE) {
            narrator.line((state.round == 0 ? "" : "  ") + Wording.hero(state, changed) + ": "
                    + String.join("; ", changes) + ".");
            changed = MissionState.NONE;
            changes.clear();
        }
    }

    private String walkText() {
        return Wording.hero(state, walker) + " walks " + Phrases.count(steps, "space", "spaces") + " from "
                + Wording.space(map, from) + " to " + Wording.space(map, to)
                + (map.cover(to) ? ", into cover" : "")
                + ": " + movement + " movement" + (valor > 0 ? ", " + valor + " valor" : "") + ".";
    }
}
