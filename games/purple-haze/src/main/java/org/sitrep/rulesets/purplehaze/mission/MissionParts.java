package org.sitrep.rulesets.purplehaze.mission;

import org.sitrep.rng.TrialKey;
import org.sitrep.rulesets.purplehaze.combat.Combat;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.squad.SquadParts;

/** The rules of a Mission, with one field per part. One instance per playout; not thread-safe. */
public final class MissionParts {
    /** The entries, also used by a campaign for R&amp;R. */
    public final Story story;

    public final BoonDeck boonDeck;

    public final EndOfMission endOfMission;

    public final SquadParts squadParts;
    public final MissionState state;
    final CombatState combatState;
    public final TrialKey key;
    final EntryInHand entry = new EntryInHand();
    final Combat combat;
    final Eaz eaz;
    final EventMarkers eventMarkers;
    final Sapper sapper;
    final MapCards cards;
    final EncounterDeck encounterDeck;
    final Casualties casualties;
    final ThreatStep threat;
    final Stamina stamina;
    final Fights fights;
    final Evac evac;
    final Selection selection;
    final MarineEffects marineEffects;
    final MapEffects mapEffects;
    final RestEffects restEffects;
    final Effects effects;
    final TraitTests tests;
    final Encounters encounters;
    final March march;
    final FirstAid firstAid;
    final Bivouac bivouac;

    /**
     * Creates the rules.
     *
     * @param combatState the state of combats, with the Squad of {@code state}
     * @param key the key of the rolls; the parts of the Mission change it
     */
    public MissionParts(
            final MissionState state, final CombatState combatState, final TrialKey key, final SquadParts squadParts) {
        this.state = state;
        this.combatState = combatState;
        this.key = key;
        this.squadParts = squadParts;
        combat = new Combat(combatState, squadParts);
        eaz = new Eaz(this);
        eventMarkers = new EventMarkers(this);
        sapper = new Sapper(this);
        cards = new MapCards(this);
        boonDeck = new BoonDeck(this);
        encounterDeck = new EncounterDeck(this);
        casualties = new Casualties(this);
        threat = new ThreatStep(this);
        stamina = new Stamina(this);
        fights = new Fights(this);
        evac = new Evac(this);
        selection = new Selection(this);
        marineEffects = new MarineEffects(this);
        mapEffects = new MapEffects(this);
        restEffects = new RestEffects(this);
        effects = new Effects(this);
        tests = new TraitTests(this);
        story = new Story(this);
        encounters = new Encounters(this);
        march = new March(this);
        firstAid = new FirstAid(this);
        bivouac = new Bivouac(this);
        endOfMission = new EndOfMission(this);
    }
}
