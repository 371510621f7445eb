package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rng.MissionKey;
import org.sitrep.rulesets.purplehaze.combat.Combat;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.play.Rolls;
import org.sitrep.rulesets.purplehaze.squad.AnytimePlays;
import org.sitrep.rulesets.purplehaze.squad.BoonCards;
import org.sitrep.rulesets.purplehaze.squad.Rerolls;
import org.sitrep.rulesets.purplehaze.squad.TestHelp;
import org.sitrep.rulesets.purplehaze.squad.Wounds;
import org.sitrep.strategy.Seat;
import org.sitrep.strategy.Trace;

/** The rules of a Mission put together: who calls whom. One a playout. */
public final class MissionParts {
    /** The entries; a campaign plays R&amp;R with them too. */
    public final Story story;
    /** The Boon deck. */
    public final BoonDeck boonDeck;
    /** What the end of a Mission means. */
    public final EndOfMission endOfMission;

    final Seat<?> seat;
    final Trace trace;
    final Fights fights;
    final EncounterDeck encounterDeck;
    final PointMan pointMan;
    final AnytimePlays anytime;
    final MapCards cards;
    final March march;
    final Bivouac bivouac;
    final Evac evac;
    final Sapper sapper;
    final Encounters encounters;

    /**
     * Puts the rules together.
     *
     * @param combatState where combats are played, with the Squad of {@code state}
     * @param rolls draws from {@code key}, or scripted ones in a test
     * @param key is sent from one part of the mission to the next
     */
    public MissionParts(
            final MissionState state,
            final CombatState combatState,
            final Rolls rolls,
            final MissionKey key,
            final Seat<?> seat,
            final Trace trace) {
        this(state, combatState, rolls, key, seat, null, trace);
    }

    /**
     * Puts the rules together for a table at which somebody may play Red.
     *
     * @param combatState where combats are played, with the Squad of {@code state}
     * @param rolls draws from {@code key}, or scripted ones in a test
     * @param key is sent from one part of the mission to the next
     * @param redSeat of the Red player in Sapper mode, else null (PH-OPT-3)
     */
    public MissionParts(
            final MissionState state,
            final CombatState combatState,
            final Rolls rolls,
            final MissionKey key,
            final Seat<?> seat,
            final Seat<?> redSeat,
            final Trace trace) {
        this.seat = seat;
        this.trace = trace;
        final Wounds wounds = new Wounds(state.squad, rolls, seat, trace);
        final BoonCards boons = new BoonCards(state.squad, trace);
        final Eaz eaz = new Eaz(state, rolls, trace);
        final EventMarkers markers = new EventMarkers(state, trace);
        sapper = new Sapper(state, combatState.red, eaz, redSeat, trace);
        pointMan = new PointMan(state.squad, seat, trace);
        cards = new MapCards(state, boons, eaz, seat, trace);
        anytime = new AnytimePlays(state.squad, boons, wounds, seat, trace);
        boonDeck = new BoonDeck(state, rolls, seat, trace);
        encounterDeck = new EncounterDeck(state, sapper, rolls);
        final Casualties casualties = new Casualties(state, wounds, pointMan, seat, trace);
        final ThreatStep threat = new ThreatStep(state, rolls, cards, trace);
        final Stamina stamina = new Stamina(state, rolls, wounds, casualties, cards, trace);
        final Combat combat = new Combat(combatState, wounds, rolls, seat, redSeat, trace);
        fights = new Fights(state, combatState, combat, key, casualties, threat, boonDeck, trace);
        evac = new Evac(state, casualties, threat, cards, seat, trace);
        final MapRules rules = new MapRules(threat, stamina, boonDeck, eaz, markers, casualties, fights, evac);
        story = new Story(state.tables.story, state, rules, wounds, sapper, rolls, seat, trace);
        encounters = new Encounters(state, story, encounterDeck, markers, cards, sapper, seat, trace);
        march = new March(state, pointMan, cards, stamina, threat, encounters, seat, trace);
        final TestHelp help = new TestHelp(state.squad, boons, wounds, seat, trace);
        final Rerolls rerolls = new Rerolls(state.squad, boons, seat, trace);
        final FirstAid firstAid = new FirstAid(state, boons, help, rerolls, casualties, rolls, seat, trace);
        bivouac = new Bivouac(state, threat, stamina, firstAid, encounters, seat, trace);
        endOfMission = new EndOfMission(state, trace);
    }
}
