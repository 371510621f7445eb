package org.sitrep.rulesets.rambo.bots.sense;

import org.sitrep.rulesets.rambo.definition.Condition;
import org.sitrep.rulesets.rambo.definition.EffectKind;
import org.sitrep.rulesets.rambo.mission.MissionView;
import org.sitrep.rulesets.rambo.tables.EffectTable;
import org.sitrep.rulesets.rambo.tables.GameTables;
import org.sitrep.rulesets.rambo.tables.MissionTable;

/**
 * Derives what a mission wants from its dossier: which options of P.O.I.s serve it, whether every enemy must die, and
 * where a token must be carried. Works backwards from success through the conditions that lead to it. Immutable.
 */
public final class Goals {
    /** Bit of a P.O.I. that a hero should reach; beyond all options. */
    static final int REACHED = 1 << 16;

    private static final int NONE = -1;

    private final GameTables tables;
    private final MissionTable mission;
    private final EffectTable effects;
    /** Options that make the mission a success, as masks by P.O.I. */
    private final int[] wins;
    /** Options that remove a P.O.I. that has to leave the map. */
    private final int[] removes;
    /** Options that take a token that has to be carried. */
    private final int[] takes;
    /** Options that raise a flag that a condition requires. */
    private final int[] raises;

    /** Triggers that wait for a hero to reach a P.O.I., as masks by P.O.I. */
    private final int[] reaches;

    private int removed;
    private boolean killsAll;
    private boolean carriesToken;
    private int area = NONE;
    private int flagsFollowed;

    /** Creates the goals of a dossier. */
    public Goals(final GameTables tables) {
        this.tables = tables;
        mission = tables.mission;
        effects = tables.effects;
        final int pois = mission.pois.length;
        wins = new int[pois];
        removes = new int[pois];
        takes = new int[pois];
        raises = new int[pois];
        reaches = new int[pois];
        follow(EffectKind.SUCCESS, NONE, wins);
    }

    /** Marks the options that have an effect, and follows the conditions of everything that has it. */
    private void follow(final EffectKind kind, final int n, final int[] marks) {
        for (int poi = 0; poi < marks.length; poi++) {
            for (int option = 0; option < mission.optionEffects[poi].length; option++) {
                if ((marks[poi] >> option & 1) == 0 && does(mission.optionEffects[poi][option], kind, n)) {
                    marks[poi] |= 1 << option;
                    follow(mission.optionConditions[poi][option]);
                }
            }
        }
        for (int trigger = 0; trigger < mission.triggers.length; trigger++) {
            if (does(mission.triggerEffects[trigger], kind, n)) {
                follow(mission.triggerConditions[trigger]);
                followReach(trigger);
            }
        }
    }

    private boolean does(final int list, final EffectKind kind, final int n) {
        for (int row = effects.start[list]; row < effects.start[list + 1]; row++) {
            if (effects.rows[row].kind() == kind && (n < 0 || effects.rows[row].n() == n)) {
                return true;
            }
        }
        return false;
    }

    private void follow(final MissionTable.Conditions conditions) {
        for (int i = 0; i < conditions.all.length; i++) {
            final int n = conditions.all[i].n();
            switch (conditions.all[i].is()) {
                case NO_ENEMIES -> killsAll = true;
                case POIS_REMOVED -> followRemovals(n);
                case CARRYING -> followTokens();
                case IN_AREA -> area = conditions.area[i];
                case FLAG -> followFlag(n);
                case NO_FLAG, POI_REACHED -> {}
            }
        }
    }

    private void followReach(final int trigger) {
        for (final int poi : mission.triggerConditions[trigger].poi) {
            if (poi >= 0) {
                reaches[poi] |= 1 << trigger;
            }
        }
    }

    private void followRemovals(final int n) {
        if (n > removed) {
            removed = n;
            follow(EffectKind.REMOVE_POI, NONE, removes);
        }
    }

    private void followTokens() {
        if (!carriesToken) {
            carriesToken = true;
            follow(EffectKind.CARRY, NONE, takes);
        }
    }

    private void followFlag(final int flag) {
        if ((flagsFollowed >> flag & 1) == 0) {
            flagsFollowed |= 1 << flag;
            follow(EffectKind.RAISE_FLAG, flag, raises);
        }
    }

    /** Returns whether all enemies have to be killed for the mission to succeed. */
    public boolean killsAll() {
        return killsAll;
    }

    /** Returns whether a P.O.I. makes the mission a success. */
    public boolean wins(final int poi) {
        return wins[poi] != 0;
    }

    /** Returns the area where a token is to be carried; below 0 if there is none. */
    public int area() {
        return area;
    }

    /**
     * Returns the mask of options of a P.O.I. that make progress now, conditions on enemies and areas ignored. The bit
     * {@link #REACHED} is set where reaching it does.
     */
    public int wanted(final MissionView view, final int poi) {
        int options = 0;
        if (view.poi(poi) < 0) {
            return options;
        }
        for (int rest = wins[poi]; rest != 0; rest &= rest - 1) {
            final int option = Integer.numberOfTrailingZeros(rest);
            options |= isNext(view, mission.optionConditions[poi][option]) ? 1 << option : 0;
        }
        if (view.poisRemoved() < removed) {
            options |= removes[poi];
        }
        if (takes[poi] != 0 && !isTokenCarried(view)) {
            options |= takes[poi];
        }
        if ((reaches[poi] & ~view.triggersDone()) != 0) {
            options |= REACHED;
        }
        return options | raises[poi];
    }

    private boolean isNext(final MissionView view, final MissionTable.Conditions conditions) {
        for (final Condition condition : conditions.all) {
            final boolean holds = switch (condition.is()) {
                case NO_ENEMIES, IN_AREA, POI_REACHED -> true;
                case POIS_REMOVED -> view.poisRemoved() >= condition.n();
                case CARRYING -> isTokenCarried(view);
                case FLAG -> view.flag(condition.n());
                case NO_FLAG -> !view.flag(condition.n());
            };
            if (!holds) {
                return false;
            }
        }
        return true;
    }

    private boolean isTokenCarried(final MissionView view) {
        for (int hero = 0; hero < tables.heroes.length; hero++) {
            if (view.carries(hero)) {
                return true;
            }
        }
        return false;
    }
}
