package org.sitrep.rulesets.purplehaze.tables;

import java.util.function.BiConsumer;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.sitrep.rulesets.purplehaze.definition.Effect;

/**
 * One change of an {@link Effect}: what a row of the {@link EffectTable} does with its amount and its argument. The
 * constants stand in the order in which the changes of one effect happen, which is that of its components; only
 * {@link #BUY} comes before them.
 */
public enum EffectOp {
    /**
     * Picks the Marines that the rows up to the next pick concern. Amount: a
     * {@link org.sitrep.rulesets.purplehaze.definition.Who}, or {@link Index#NONE} for the Squad as such.
     */
    PICK((effect, rows) -> {}),
    /** One Boon point is paid, or the rows that follow are left out. Amount: how many rows. */
    BUY((effect, rows) -> {}),
    /** Damage. Amount: how much, negative to take away. */
    DAMAGE(amount(Effect::damage)),
    /** Stress. Amount: how much, negative to take away. */
    STRESS(amount(Effect::stress)),
    /** Wound cards. Amount: how many. */
    WOUNDS(amount(Effect::wounds)),
    /** Condition cards. Amount: how many, negative for cubes taken away. */
    CONDITIONS(amount(Effect::conditions)),
    /** Experience. Amount: how much. */
    EXPERIENCE(amount(Effect::experience)),
    /** Boon points. Amount: how many. */
    BOON_POINTS(amount(Effect::boonPoints)),
    /** Boon cards of the Marine's own. Amount: how many. */
    BOON_CARDS(amount(Effect::boonCards)),
    /** Lucky Charms. Amount: how many. */
    CHARMS(amount(Effect::charms)),
    /** Ammo of any kind. Amount: steps. */
    AMMO(amount(Effect::ammo)),
    /** Gear. Amount: steps; argument: which. */
    GEAR((effect, rows) -> effect.gear().ifPresent(gear -> rows.add(effect.steps(), rows.tables.gear.index.of(gear)))),
    /** A weapon. Argument: which. */
    WEAPON((effect, rows) -> effect.weapon().ifPresent(weapon -> rows.add(1, rows.tables.weapons.index.of(weapon)))),
    /** Threat. Amount: how much. */
    THREAT(amount(Effect::threat)),
    /** Threat dice. Amount: how many. */
    THREAT_DICE(amount(Effect::threatDice)),
    /** Time. Amount: minutes. */
    MINUTES(amount(Effect::minutes)),
    /** Stamina. Amount: SP. */
    STAMINA(amount(Effect::stamina)),
    /** Terrain shift of the next March. Amount: -1 left, 1 right. */
    SHIFT(amount(EffectOp::shift)),
    /** Boon cards that the Squad draws. Amount: how many. */
    BOON_DRAWS(amount(Effect::boonDraws)),
    /** An EAZ is put on the map. Amount: an {@link Effect.Place}. */
    ADD_EAZ((effect, rows) -> effect.addEaz().forEach(place -> rows.add(place.ordinal(), 0))),
    /** An EAZ is taken off the map. Amount: an {@link Effect.Place}. */
    REMOVE_EAZ((effect, rows) -> effect.removeEaz().forEach(place -> rows.add(place.ordinal(), 0))),
    /** An Event marker is put on the map. Amount: its number; argument: a Space. */
    ADD_EVENT((effect, rows) ->
            effect.addEvents().forEach((number, at) -> rows.add(Integer.parseInt(number), EffectTable.space(at)))),
    /** An Event marker is taken off the map. Amount: its number. */
    REMOVE_EVENT((effect, rows) -> effect.removeEvents().forEach(number -> rows.add(Integer.parseInt(number), 0))),
    /** The marker of this Event stays. */
    KEEP_EVENT(flag(Effect::keepEvent)),
    /** A landing zone. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE((effect, rows) -> effect.addLandingZones().forEach(at -> rows.add(0, EffectTable.spaceOrHere(at)))),
    /** A landing zone no more. Argument: a Space, or {@link EffectTable#HERE}. */
    LANDING_ZONE_LOST(
            (effect, rows) -> effect.removeLandingZones().forEach(at -> rows.add(0, EffectTable.spaceOrHere(at)))),
    /** The Base is put on the map. Argument: a Space. */
    BASE((effect, rows) -> effect.base().ifPresent(at -> rows.add(0, EffectTable.space(at)))),
    /** The Squad is put elsewhere. Argument: a Space. */
    SQUAD_TO((effect, rows) -> effect.squadTo().ifPresent(at -> rows.add(0, EffectTable.space(at)))),
    /** Somebody is led along. Amount: 1, or 0 for let go. */
    ESCORT((effect, rows) -> effect.escort().ifPresent(led -> rows.add(led ? 1 : 0, 0))),
    /** Log entries are set. Argument: which of {@link EffectTable#logs}. */
    LOG((effect, rows) -> rows.addLog(effect.log())),
    /** Log entries are cleared. Argument: which of {@link EffectTable#logs}. */
    UNLOG((effect, rows) -> rows.addLog(effect.unlog())),
    /** Objectives are met. Argument: a mask. */
    MET((effect, rows) -> rows.addObjectives(effect.met())),
    /** A Profile is put into the pool. Argument: which. */
    PROFILE((effect, rows) ->
            effect.profiles().forEach(profile -> rows.add(0, rows.tables.profiles.index.of(profile)))),
    /** An Evac may be made at once. */
    EVAC(flag(Effect::evac)),
    /** The Mission ends after this entry. */
    ENDS_MISSION(flag(Effect::endsMission)),
    BRAWL(rest(Effect.RestTurn.BRAWL)),
    GAMBLE(rest(Effect.RestTurn.GAMBLE)),
    /** The Base table is rolled on instead. */
    BASE_INSTEAD(rest(Effect.RestTurn.BASE_INSTEAD)),
    ROLL_AGAIN(rest(Effect.RestTurn.ROLL_AGAIN)),
    /** One Marine finds relief. */
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
