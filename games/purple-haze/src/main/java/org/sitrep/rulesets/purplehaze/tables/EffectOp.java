package org.sitrep.rulesets.purplehaze.tables;

import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.Effect;
import org.sitrep.rulesets.purplehaze.definition.Trait;

/**
 * One change of an {@link Effect}: the operation of a row of the {@link EffectTable}, with an amount and an argument.
 * The constants are in the order in which the changes of one effect happen, which is that of its components. Only
 * {@link #PER_SUCCESS} precedes them.
 */
public enum EffectOp {
    /**
     * Picks the Marines that the rows up to the next pick concern. Amount: a
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}, or {@link Index#NONE} for the Squad as a whole.
     */
    PICK((effect, rows) -> {}),
    /**
     * Multiplies the amounts that follow by the successes of the last test, or skips the rows without a success
     * (PH-DICE-9). Amount: number of rows to skip.
     */
    PER_SUCCESS((effect, rows) -> {}),
    /** Damage. Amount: points, negative to remove. */
    DAMAGE(amount(Effect::damage)),
    /** Stress. Amount: points, negative to remove. */
    STRESS(amount(Effect::stress)),
    /** Wound cards. Amount: number. */
    WOUNDS(amount(Effect::wounds)),
    /** Condition cards. Amount: number, negative to remove cubes. */
    CONDITIONS(amount(Effect::conditions)),
    /** Experience. Amount: XP. */
    EXPERIENCE(amount(Effect::experience)),
    /** Boon points. Amount: number. */
    BOON_POINTS(amount(Effect::boonPoints)),
    /** Boon cards of the Marine's own. Amount: number. */
    BOON_CARDS(amount(Effect::boonCards)),
    /** Lucky Charms. Amount: number; argument: the charm, or {@link Index#NONE} for one of the pile. */
    CHARMS((effect, rows) -> {
        if (effect.charms() != 0) {
            rows.add(effect.charms(), Index.NONE);
        }
        effect.charm().ifPresent(charm -> rows.add(1, rows.tables.charms.index.of(charm)));
    }),
    /** A Trait until the end of the Mission. Amount: change; argument: the Trait. */
    TRAITS((effect, rows) -> {
        for (final Trait trait : Trait.values()) {
            if (effect.traits().of(trait) != 0) {
                rows.add(effect.traits().of(trait), trait.ordinal());
            }
        }
    }),
    /** The marker of a burden. Amount: an {@link Effect.Burden}. */
    BURDEN(amount(effect -> effect.burden().ordinal())),
    /** Ammo of any kind. Amount: steps. */
    AMMO(amount(Effect::ammo)),
    /** Gear. Amount: steps; argument: the kind. */
    GEAR((effect, rows) -> effect.gear().ifPresent(gear -> rows.add(effect.steps(), rows.tables.gear.index.of(gear)))),
    /** A weapon. Argument: the weapon. */
    WEAPON((effect, rows) -> effect.weapon().ifPresent(weapon -> rows.add(1, rows.tables.weapons.index.of(weapon)))),
    /** Removes the K.I.A. markers. */
    LEAVE_DEAD(flag(Effect::leaveDead)),
    /** First Aid at once. Amount: number of times. */
    FIRST_AID(amount(Effect::firstAid)),
    /** Threat. Amount: change. */
    THREAT(amount(Effect::threat)),
    /** Threat dice. Amount: number. */
    THREAT_DICE(amount(Effect::threatDice)),
    /** Time. Amount: minutes. */
    MINUTES(amount(Effect::minutes)),
    /** Stamina. Amount: SP. */
    STAMINA(amount(Effect::stamina)),
    /** Terrain shift of the next March. Amount: -1 left, 1 right. */
    SHIFT(amount(EffectOp::shift)),
    /** Boon cards that the Squad draws. Amount: number. */
    BOON_DRAWS(amount(Effect::boonDraws)),
    /** Puts an EAZ on the map. Amount: an {@link Effect.Place}. */
    ADD_EAZ((effect, rows) -> effect.addEaz().forEach(place -> rows.add(place.ordinal(), 0))),
    /** Removes an EAZ from the map. Amount: an {@link Effect.Place}. */
    REMOVE_EAZ((effect, rows) -> effect.removeEaz().forEach(place -> rows.add(place.ordinal(), 0))),
    /** Puts an EAZ on a named Space. Argument: the Space. */
    ADD_EAZ_AT((effect, rows) -> effect.addEazAt().forEach(at -> rows.add(0, EffectTable.space(at)))),
    /** Removes the EAZ of a named Space. Argument: the Space. */
    REMOVE_EAZ_AT((effect, rows) -> effect.removeEazAt().forEach(at -> rows.add(0, EffectTable.space(at)))),
    /** Puts an Event marker on the map. Amount: its number; argument: a Space. */
    ADD_EVENT((effect, rows) ->
            effect.addEvents().forEach((number, at) -> rows.add(Integer.parseInt(number), EffectTable.space(at)))),
    /** Removes an Event marker from the map. Amount: its number. */
    REMOVE_EVENT((effect, rows) -> effect.removeEvents().forEach(number -> rows.add(Integer.parseInt(number), 0))),
    /** Leaves the marker of this Event on the map. */
    KEEP_EVENT(flag(Effect::keepEvent)),
    /** Adds a landing zone. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE((effect, rows) -> effect.addLandingZones().forEach(at -> rows.add(0, EffectTable.spaceOrHere(at)))),
    /** Removes a landing zone. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE_LOST(
            (effect, rows) -> effect.removeLandingZones().forEach(at -> rows.add(0, EffectTable.spaceOrHere(at)))),
    /** Forbids a Space to the Squad. Argument: the Space. */
    FORBID((effect, rows) -> effect.addForbidden().forEach(at -> rows.add(0, EffectTable.space(at)))),
    /** Allows a Space again. Argument: the Space. */
    ALLOW((effect, rows) -> effect.removeForbidden().forEach(at -> rows.add(0, EffectTable.space(at)))),
    /** Puts the Base on the map. Argument: a Space. */
    BASE((effect, rows) -> effect.base().ifPresent(at -> rows.add(0, EffectTable.space(at)))),
    /** Moves the Squad. Argument: a Space, or {@link EffectTable#ADJACENT}. */
    SQUAD_TO((effect, rows) -> effect.squadTo().ifPresent(at -> rows.add(0, EffectTable.spaceOrAdjacent(at)))),
    /** Begins or ends an escort. Amount: 1 to begin, 0 to end. */
    ESCORT((effect, rows) -> effect.escort().ifPresent(led -> rows.add(led ? 1 : 0, 0))),
    /** Sets log entries. Argument: an index into {@link EffectTable#logs}. */
    LOG((effect, rows) -> rows.addLog(effect.log())),
    /** Clears log entries. Argument: an index into {@link EffectTable#logs}. */
    UNLOG((effect, rows) -> rows.addLog(effect.unlog())),
    /** Meets objectives. Argument: a mask. */
    MET((effect, rows) -> rows.addObjectives(effect.met())),
    /** Adds a Profile to the pool. Argument: the Profile. */
    PROFILE((effect, rows) ->
            effect.profiles().forEach(profile -> rows.add(0, rows.tables.profiles.index.of(profile)))),
    /** Allows an Evac at once. */
    EVAC(flag(Effect::evac)),
    /** Ends the Mission after this entry. */
    ENDS_MISSION(flag(Effect::endsMission)),
    BRAWL(rest(Effect.RestTurn.BRAWL)),
    GAMBLE(rest(Effect.RestTurn.GAMBLE)),
    /** Rolls on the Base table instead. */
    BASE_INSTEAD(rest(Effect.RestTurn.BASE_INSTEAD)),
    ROLL_AGAIN(rest(Effect.RestTurn.ROLL_AGAIN)),
    /** Gives one Marine relief. */
    RELIEF(rest(Effect.RestTurn.RELIEF));

    private final BiConsumer<Effect, EffectTable.Rows> rows;

    EffectOp(final BiConsumer<Effect, EffectTable.Rows> rows) {
        this.rows = rows;
    }

    void addTo(final EffectTable.Rows table, final Effect effect) {
        rows.accept(effect, table);
    }

    private static BiConsumer<Effect, EffectTable.Rows> amount(final ToIntFunction<Effect> amount) {
        return (effect, rows) -> {
            if (amount.applyAsInt(effect) != 0) {
                rows.add(amount.applyAsInt(effect), 0);
            }
        };
    }

    private static BiConsumer<Effect, EffectTable.Rows> flag(final Predicate<Effect> flag) {
        return (effect, rows) -> {
            if (flag.test(effect)) {
                rows.add(0, 0);
            }
        };
    }

    private static BiConsumer<Effect, EffectTable.Rows> rest(final Effect.RestTurn turn) {
        return flag(effect -> effect.rest() == turn);
    }

    private static int shift(final Effect effect) {
        return switch (effect.shift()) {
            case NONE -> 0;
            case LEFT -> -1;
            case RIGHT -> 1;
        };
    }
}
