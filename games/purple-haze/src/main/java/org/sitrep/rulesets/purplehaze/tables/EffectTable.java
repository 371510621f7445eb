package org.sitrep.rulesets.purplehaze.tables;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.MapSpace;

/**
 * The effects of all steps of a {@link StoryTable} as rows (op, amount, argument) in the order in which they happen.
 * Immutable.
 *
 * <p>A Space is {@code (row - 1) * 16 + column - 1}, the same on every map.
 */
public final class EffectTable {
    /** The argument that stands for the Squad's own Space. */
    public static final int HERE = -1;

    private static final String HERE_WORD = "here";

    /** What a row does: an ordinal of {@link EffectOp}. */
    public final int[] op;
    /** How much; the op says of what. */
    public final int[] amount;
    /** To what; the op says of which kind. */
    public final int[] argument;
    /** Sets of log entries, as bits of {@link GameTables#flags}. */
    public final long[] logs;

    private EffectTable(final Rows rows) {
        op = rows.of(0);
        amount = rows.of(1);
        argument = rows.of(2);
        logs = rows.logs.stream().mapToLong(Long::longValue).toArray();
    }

    private static int spaceOrHere(final String name) {
        return name.equals(HERE_WORD) ? HERE : space(name);
    }

    private static int space(final String name) {
        final MapSpace space = MapSpace.parse(name).orElseThrow();
        return (space.row() - 1) * MapSpace.MOST + space.column() - 1;
    }

    /** Rows in the making. */
    static final class Rows {
        private final GameTables tables;
        private final List<int[]> rows = new ArrayList<>();
        private final List<Long> logs = new ArrayList<>();

        Rows(final GameTables tables) {
            this.tables = tables;
        }

        int size() {
            return rows.size();
        }

        EffectTable table() {
            return new EffectTable(this);
        }

        /**
         * Adds the rows of an effect.
         *
         * @param objectives those that it can meet
         */
        void add(final Effect effect, final Index objectives) {
            add(EffectOp.PICK, effect.who().map(Enum::ordinal).orElse(Index.NONE), 0);
            final int start = rows.size();
            if (effect.rest() == Effect.RestTurn.BUY) {
                add(EffectOp.BUY, 0, 0);
            }
            addForMarines(effect);
            addForTracks(effect);
            addForMap(effect);
            addForLog(effect, objectives);
            addForRest(effect.rest());
            if (effect.rest() == Effect.RestTurn.BUY) {
                rows.get(start)[1] = rows.size() - start - 1;
            }
        }

        private void addForMarines(final Effect effect) {
            addUnlessNone(EffectOp.DAMAGE, effect.damage());
            addUnlessNone(EffectOp.STRESS, effect.stress());
            addUnlessNone(EffectOp.WOUNDS, effect.wounds());
            addUnlessNone(EffectOp.CONDITIONS, effect.conditions());
            addUnlessNone(EffectOp.EXPERIENCE, effect.experience());
            addUnlessNone(EffectOp.BOON_POINTS, effect.boonPoints());
            addUnlessNone(EffectOp.BOON_CARDS, effect.boonCards());
            addUnlessNone(EffectOp.CHARMS, effect.charms());
            addUnlessNone(EffectOp.AMMO, effect.ammo());
            effect.gear().ifPresent(gear -> add(EffectOp.GEAR, effect.steps(), tables.gear.index.of(gear)));
            effect.weapon().ifPresent(weapon -> add(EffectOp.WEAPON, 1, tables.weapons.index.of(weapon)));
        }

        private void addForTracks(final Effect effect) {
            addUnlessNone(EffectOp.THREAT, effect.threat());
            addUnlessNone(EffectOp.THREAT_DICE, effect.threatDice());
            addUnlessNone(EffectOp.MINUTES, effect.minutes());
            addUnlessNone(EffectOp.STAMINA, effect.stamina());
            switch (effect.shift()) {
                case NONE -> {}
                case LEFT -> add(EffectOp.SHIFT, -1, 0);
                case RIGHT -> add(EffectOp.SHIFT, 1, 0);
            }
            addUnlessNone(EffectOp.BOON_DRAWS, effect.boonDraws());
        }

        private void addForMap(final Effect effect) {
            effect.addEaz().forEach(place -> add(EffectOp.ADD_EAZ, place.ordinal(), 0));
            effect.removeEaz().forEach(place -> add(EffectOp.REMOVE_EAZ, place.ordinal(), 0));
            effect.addEvents().forEach((number, at) -> add(EffectOp.ADD_EVENT, Integer.parseInt(number), space(at)));
            effect.removeEvents().forEach(number -> add(EffectOp.REMOVE_EVENT, Integer.parseInt(number), 0));
            if (effect.keepEvent()) {
                add(EffectOp.KEEP_EVENT, 0, 0);
            }
            effect.addLandingZones().forEach(at -> add(EffectOp.LANDING_ZONE, 0, spaceOrHere(at)));
            effect.removeLandingZones().forEach(at -> add(EffectOp.LANDING_ZONE_LOST, 0, spaceOrHere(at)));
            effect.base().ifPresent(at -> add(EffectOp.BASE, 0, space(at)));
            effect.squadTo().ifPresent(at -> add(EffectOp.SQUAD_TO, 0, space(at)));
            effect.escort().ifPresent(led -> add(EffectOp.ESCORT, led ? 1 : 0, 0));
        }

        private void addForLog(final Effect effect, final Index objectives) {
            addLog(EffectOp.LOG, effect.log());
            addLog(EffectOp.UNLOG, effect.unlog());
            if (!effect.met().isEmpty()) {
                add(EffectOp.MET, 0, mask(effect.met(), objectives, 0));
            }
            effect.profiles().forEach(profile -> add(EffectOp.PROFILE, 0, tables.profiles.index.of(profile)));
            if (effect.evac()) {
                add(EffectOp.EVAC, 0, 0);
            }
            if (effect.endsMission()) {
                add(EffectOp.ENDS_MISSION, 0, 0);
            }
        }

        private void addForRest(final Effect.RestTurn turn) {
            switch (turn) {
                case NONE, BUY -> {}
                case BRAWL -> add(EffectOp.BRAWL, 0, 0);
                case GAMBLE -> add(EffectOp.GAMBLE, 0, 0);
                case BASE_INSTEAD -> add(EffectOp.BASE_INSTEAD, 0, 0);
                case ROLL_AGAIN -> add(EffectOp.ROLL_AGAIN, 0, 0);
                case RELIEF -> add(EffectOp.RELIEF, 0, 0);
            }
        }

        private void addLog(final EffectOp logOp, final List<String> entries) {
            if (!entries.isEmpty()) {
                add(logOp, 0, logs.size());
                logs.add(tables.flagsOf(entries));
            }
        }

        private void addUnlessNone(final EffectOp of, final int howMuch) {
            if (howMuch != 0) {
                add(of, howMuch, 0);
            }
        }

        private void add(final EffectOp of, final int howMuch, final int what) {
            rows.add(new int[] {of.ordinal(), howMuch, what});
        }

        private int[] of(final int column) {
            return rows.stream().mapToInt(row -> row[column]).toArray();
        }
    }

    /** Returns the objectives of a list as a mask; those that are not there count as {@code unknown}. */
    static int mask(final List<String> ids, final Index objectives, final int unknown) {
        int mask = 0;
        for (final String id : ids) {
            mask |= objectives.ids().contains(id) ? 1 << objectives.of(id) : unknown;
        }
        return mask;
    }
}
