package org.sitrep.rulesets.purplehaze.metrics;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.sitrep.outcome.Outcome;
import org.sitrep.outcome.OutcomeLayout;
import org.sitrep.outcome.Ratio;
import org.sitrep.outcome.Series;
import org.sitrep.outcome.Slot;
import org.sitrep.outcome.Slot.Better;
import org.sitrep.outcome.Slot.Kind;
import org.sitrep.rulesets.purplehaze.combat.Combat;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.combat.End;
import org.sitrep.rulesets.purplehaze.combat.EnemyActivation;
import org.sitrep.rulesets.purplehaze.combat.Rewards;
import org.sitrep.rulesets.purplehaze.definition.SpecialistType;
import org.sitrep.rulesets.purplehaze.squad.SquadState;
import org.sitrep.rulesets.purplehaze.tables.EnemyTable;
import org.sitrep.rulesets.purplehaze.tables.GameTables;

/** The slots of a combat's outcome: what they mean, and how they are filled. Immutable. */
public final class CombatMetrics {
    /** Six Marines at most twice in each of nine rounds. */
    private static final int MOST_MARINE_ACTIVATIONS = 108;
    /** A Wound takes at most a Threshold of 20 less one and one attack of 288 hits on each of two IDs; the third kills. */
    private static final int MOST_DAMAGE = 3 * (20 + 2 * 288);
    /** Markers of both kinds in the largest set. */
    private static final int MOST_ENEMIES = 36;

    private static final int MARINES = CombatState.MARINES;
    private static final int END_COUNT = End.values().length;

    private final OutcomeLayout layout;
    /** How many types of Enemies are told: tanks only where there can be any. */
    private final int types;

    private final int survivors;
    private final int killed;
    private final int wounds;
    private final int marineWounds;
    private final int experience;
    private final int eliminated;
    private final int met;
    private final int activations;
    private final int ends;
    private final int damage;
    private final int damageSources;
    private final int initiative;
    private final int kills;
    private final int upkeep;

    /** Lays out the slots of a combat. */
    public CombatMetrics(final GameTables tables) {
        final boolean tanks = tables.game.playedCombat().mayPlace(SpecialistType.TANK);
        types = tanks ? EnemyTable.TYPES : EnemyTable.TANK;
        final OutcomeLayout.Builder b = OutcomeLayout.builder().headline("squad.survivors");
        final IntFunction<String> who = marine -> tables.specializations.names.get(marine);
        survivors = count(b, "squad.survivors", "Marines who survive", "Marines", MARINES, Better.HIGHER);
        killed = perMarine(
                b,
                m -> new Slot(
                        "marine." + (m + 1) + ".killed",
                        who.apply(m) + " killed",
                        "share",
                        Kind.FLAG,
                        0,
                        1,
                        1,
                        Better.LOWER));
        wounds = count(b, "wounds", "Wounds", "Wounds", 3 * MARINES, Better.LOWER);
        count(b, "wounds.nonfatal", "Wounds survived", "Wounds", 3 * MARINES, Better.LOWER);
        count(b, "kia", "Marines killed in action", "Marines", MARINES, Better.LOWER);
        marineWounds = perMarine(
                b, m -> counted("marine." + (m + 1) + ".wounds", who.apply(m) + ": Wounds", "Wounds", 3, Better.LOWER));
        experience = b.add(new Slot(
                "experience",
                "Experience for each Marine of the Squad",
                "XP",
                Kind.QUANTITY,
                -MARINES,
                2 * MARINES,
                MARINES,
                Better.HIGHER));
        count(b, "boonCards", "Boon cards drawn", "cards", 2, Better.HIGHER);
        eliminated = enemies(b, "eliminated", "eliminated", Better.HIGHER);
        met = enemies(b, "met", "met", Better.NEUTRAL);
        activations = count(
                b,
                "enemy.activations",
                "Enemy activations",
                "activations",
                EnemyActivation.MOST_ACTIVATIONS,
                Better.LOWER);
        count(b, "marine.activations", "Marine activations", "activations", MOST_MARINE_ACTIVATIONS, Better.NEUTRAL);
        ends = ends(b);
        damage = perMarine(
                b, m -> counted("damage." + (m + 1), who.apply(m) + ": Damage", "Damage", MOST_DAMAGE, Better.LOWER));
        damageSources =
                count(b, "damage.byAttacks", "Damage by Enemy attacks", "Damage", MARINES * MOST_DAMAGE, Better.LOWER);
        count(b, "damage.byTactics", "Damage by Tactics markers", "Damage", MARINES * MOST_DAMAGE, Better.LOWER);
        count(b, "damage.byFriendlyFire", "Damage by friendly fire", "Damage", MARINES * MOST_DAMAGE, Better.LOWER);
        initiative = b.add(initiativeSlot("initiative.final", "Initiative at the end"));
        final List<String> followed = new ArrayList<>();
        for (int k = 1; k <= CombatState.FOLLOWED; k++) {
            final Slot slot = initiativeSlot("initiative.after." + k, "Initiative after activation " + k);
            b.add(slot);
            followed.add(slot.name());
        }
        kills = perMarine(
                b,
                m -> counted(
                        "marine." + (m + 1) + ".kills",
                        who.apply(m) + ": Enemies eliminated",
                        "Enemies",
                        MOST_ENEMIES,
                        Better.HIGHER));
        count(b, "kills.fireSupport", "Enemies eliminated by Fire Support", "Enemies", MOST_ENEMIES, Better.HIGHER);
        count(b, "kills.claymore", "Enemies eliminated by the Claymore", "Enemies", MOST_ENEMIES, Better.HIGHER);
        upkeep = count(b, "stress", "Stress of the Squad at the end", "Stress", 6 * 40, Better.LOWER);
        count(b, "conditions", "Condition cubes of the Squad at the end", "cubes", 6 * 20, Better.LOWER);
        count(b, "ammo.spent", "Steps of ammo and grenades spent", "steps", 400, Better.LOWER);
        count(b, "equipment.dropped", "Items dropped after the combat", "items", 100, Better.LOWER);
        b.add(new Series("initiative.after", "Initiative", "activation", "Initiative", followed));
        addRatios(b);
        CombatGroups.addTo(b, tables.specializations.names, types);
        layout = b.brief(List.of("survival", "rewards", "killRate", "ends")).build();
    }

    private static Slot counted(
            final String name, final String label, final String unit, final int max, final Better better) {
        return new Slot(name, label, unit, Kind.COUNT, 0, max, 1, better);
    }

    private static int count(
            final OutcomeLayout.Builder b,
            final String name,
            final String label,
            final String unit,
            final int max,
            final Better better) {
        return b.add(counted(name, label, unit, max, better));
    }

    private static Slot initiativeSlot(final String name, final String label) {
        return new Slot(
                name,
                label,
                "Initiative",
                Kind.QUANTITY,
                -Combat.MOST_INITIATIVE,
                Combat.MOST_INITIATIVE,
                1,
                Better.NEUTRAL);
    }

    /** Adds one slot a Marine and returns the first one's index. */
    private static int perMarine(final OutcomeLayout.Builder b, final IntFunction<Slot> slot) {
        final int first = b.add(slot.apply(0));
        for (int marine = 1; marine < MARINES; marine++) {
            b.add(slot.apply(marine));
        }
        return first;
    }

    /** Adds a total and one slot a type, and returns the total's index. */
    private int enemies(final OutcomeLayout.Builder b, final String name, final String what, final Better better) {
        final int first = count(b, name, "Enemies " + what, "Enemies", MOST_ENEMIES, better);
        for (int type = 0; type < types; type++) {
            final String label = plural(type) + " " + what;
            count(b, name + "." + EnemyTable.TYPE_IDS.get(type), label, "Enemies", MOST_ENEMIES, better);
        }
        return first;
    }

    private static String plural(final int type) {
        return EnemyTable.TYPE_NAMES.get(type) + "s";
    }

    private static int ends(final OutcomeLayout.Builder b) {
        int first = -1;
        for (final End end : End.values()) {
            final Better better = end == End.SQUAD_LOST
                    ? Better.LOWER
                    : end == End.ELIMINATED || end == End.RETREAT ? Better.HIGHER : Better.NEUTRAL;
            final int at =
                    b.add(new Slot("end." + end.id(), "End: " + end.label(), "share", Kind.FLAG, 0, 1, 1, better));
            first = first < 0 ? at : first;
        }
        return first;
    }

    private void addRatios(final OutcomeLayout.Builder b) {
        b.add(new Ratio(
                "killRate",
                "Share of the Enemies met who are eliminated",
                "share",
                "eliminated",
                "met",
                Better.HIGHER));
        for (int type = 0; type < types; type++) {
            final String id = EnemyTable.TYPE_IDS.get(type);
            b.add(new Ratio(
                    "killRate." + id,
                    "Share of the " + plural(type) + " met who are eliminated",
                    "share",
                    "eliminated." + id,
                    "met." + id,
                    Better.HIGHER));
        }
    }

    /** Returns the slots and how they are shown. */
    public OutcomeLayout layout() {
        return layout;
    }

    /** Fills the Initiative after each followed activation: all that is known of a combat given up. */
    public void fillFollowed(final CombatState state, final Outcome into) {
        for (int i = 0; i < state.followed; i++) {
            into.set(initiative + 1 + i, state.initiativeAfter[i]);
        }
    }

    /** Fills all slots. */
    public void fill(final CombatState state, final Outcome into) {
        fillFollowed(state, into);
        final SquadState squad = state.squad;
        into.set(survivors, squad.presentCount);
        int cubes = 0;
        int stress = 0;
        int conditionCubes = 0;
        for (int marine = 0; marine < MARINES; marine++) {
            into.set(killed + marine, squad.isPresent(marine) ? 0 : 1);
            into.set(marineWounds + marine, squad.cubes[marine]);
            into.set(damage + marine, state.damageTaken[marine]);
            into.set(kills + marine, state.kills[marine]);
            cubes += squad.cubes[marine];
            stress += squad.isPresent(marine) ? squad.stress[marine] : 0;
            conditionCubes += squad.isPresent(marine) ? squad.conditionCubes[marine] : 0;
        }
        final int kia = MARINES - squad.presentCount;
        into.set(wounds, cubes);
        into.set(wounds + 1, cubes - kia);
        into.set(wounds + 2, kia);
        into.set(experience, Rewards.experience(state));
        into.set(experience + 1, Rewards.boonCards(state));
        fillEnemies(state, into);
        into.set(activations, state.enemyActivations);
        into.set(activations + 1, state.marineActivations);
        for (int end = 0; end < END_COUNT; end++) {
            into.set(ends + end, state.end.ordinal() == end ? 1 : 0);
        }
        into.set(damageSources, state.damageByAttacks);
        into.set(damageSources + 1, state.damageByTactics);
        into.set(damageSources + 2, state.damageByFriendlyFire);
        into.set(initiative, state.initiative);
        into.set(kills + MARINES, state.killsByFireSupport);
        into.set(kills + MARINES + 1, state.killsByClaymore);
        into.set(upkeep, stress);
        into.set(upkeep + 1, conditionCubes);
        into.set(upkeep + 2, state.ammoSpent);
        into.set(upkeep + 3, squad.shed);
    }

    private void fillEnemies(final CombatState state, final Outcome into) {
        int placed = 0;
        for (int type = 0; type < types; type++) {
            into.set(eliminated + 1 + type, state.eliminated[type]);
            into.set(met + 1 + type, state.placed[type]);
            placed += state.placed[type];
        }
        into.set(eliminated, state.eliminatedCount);
        into.set(met, placed);
    }
}
