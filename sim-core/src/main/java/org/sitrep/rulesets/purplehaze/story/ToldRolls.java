package org.sitrep.rulesets.purplehaze.story;

import java.util.Locale;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.story.Laws;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.ruleset.story.Rolling;
import org.sitrep.ruleset.story.ToldRoll;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.ThreatFace;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.tables.ThreatDie;

/** All rolls of combats, Missions and campaigns, each told as it is made. */
public final class ToldRolls extends ToldCombatRolls {
    private static final ThreatFace[] COLOURS = ThreatFace.values();

    private final MissionState mission;

    /**
     * Makes the rolls of a mission that is told.
     *
     * @param mission null where a combat is played alone
     */
    ToldRolls(final MissionKey key, final CombatState combat, final MissionState mission, final Rolling told) {
        super(key, combat, told);
        this.mission = mission;
    }

    @Override
    public int threatDie(final int round, final int nth) {
        final int face = super.threatDie(round, nth);
        threat("threatDie", face);
        return face;
    }

    @Override
    public int threatDieOfEntry(final int entry, final int nth) {
        final int face = super.threatDieOfEntry(entry, nth);
        threat("threatDieOfEntry", face);
        return face;
    }

    private void threat(final String id, final int face) {
        final ThreatDie die = mission.tables.threatDie;
        final int change = die.change[face];
        told.made(new ToldRoll(id, "Threat die")
                .shows("face", face + 1)
                .counts(change, Laws.faces(die.change), BAD)
                .result(COLOURS[die.colour[face]].name().toLowerCase(Locale.ROOT) + ", "
                        + (change == 0 ? "no change" : Phrases.signed(change))));
    }

    @Override
    public int forcedMarchDie(final int round, final int nth) {
        final int face = super.forcedMarchDie(round, nth);
        somebody("forcedMarchDie", "Forced March, 1 Damage", face);
        return face;
    }

    @Override
    public int missingStaminaDie(final int entry, final int nth) {
        final int face = super.missingStaminaDie(entry, nth);
        somebody("missingStaminaDie", "Missing SP, 1 Damage", face);
        return face;
    }

    @Override
    public int firstAidTest(
            final int marine,
            final int round,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int result = super.firstAidTest(marine, round, nth, again, focus, strike, crit);
        final long address = firstAidTestAddress(marine, round, nth, again);
        test("firstAidTest", "First Aid", marine, address, again, focus, strike, crit, result);
        told.latest("firstAidTest").result(Phrases.count(result >> 1, "success", "successes"));
        return result;
    }

    @Override
    public int encounterShuffle(final int count) {
        final int index = super.encounterShuffle(count);
        told.drawn("encounterShuffle", "Encounter card shuffled", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int generalEncounter(final int nth, final int count) {
        final int index = super.generalEncounter(nth, count);
        told.drawn("generalEncounter", "General Encounter card", index, count).result("face down, 1 of " + count);
        return index;
    }

    @Override
    public int boonCard(final int nth, final int count) {
        final int index = super.boonCard(nth, count);
        told.drawn("boonCard", "Boon card", index, count);
        return index;
    }

    @Override
    public int eazSpace(final int nth, final int count) {
        final int index = super.eazSpace(nth, count);
        told.drawn("eazSpace", "Space of an EAZ", index, count);
        return index;
    }

    @Override
    public int randomMarine(final int entry, final int nth, final int count) {
        final int index = super.randomMarine(entry, nth, count);
        told.drawn("randomMarine", "Random Marine", index, count);
        return index;
    }

    @Override
    public int entryDie(final int entry, final int nth) {
        final int face = super.entryDie(entry, nth);
        die("entryDie", "Die of the entry", face);
        return face;
    }

    @Override
    public int traitTest(
            final int entry,
            final int marine,
            final int nth,
            final int again,
            final int focus,
            final int strike,
            final int crit) {
        final int result = super.traitTest(entry, marine, nth, again, focus, strike, crit);
        final String trait = Wording.trait(state.squad.test.trait);
        final long address = traitTestAddress(entry, marine, nth, again);
        final int needed = state.squad.test.needed;
        test("traitTest", trait + " test", marine, address, again, focus, strike, crit, result);
        told.latest("traitTest")
                .counts(result >> 1 >= needed ? 1 : 0, Laws.atLeast(laws.hits(focus, strike, crit), needed), GOOD)
                .result(Phrases.count(result >> 1, "success", "successes") + " against DIFF " + needed
                        + (result >> 1 >= needed ? ", passed" : ", failed"));
        return result;
    }

    @Override
    public int direction(final int entry, final int nth, final int count) {
        final int index = super.direction(entry, nth, count);
        told.drawn("direction", "Boon card for a direction", index, count);
        return index;
    }

    @Override
    public int eazRemoved(final int entry, final int nth, final int count) {
        final int index = super.eazRemoved(entry, nth, count);
        told.drawn("eazRemoved", "EAZ taken away", index, count);
        return index;
    }

    @Override
    public int luckyCharm(final int entry, final int nth, final int count) {
        final int index = super.luckyCharm(entry, nth, count);
        told.drawn("luckyCharm", "Lucky Charm", index, count);
        return index;
    }

    @Override
    public int brawlDie(final int entry, final int marine, final int nth) {
        final int face = super.brawlDie(entry, marine, nth);
        die("brawlDie", "Brawl", face).of(Wording.marine(state, marine)).result("at ID " + face);
        return face;
    }

    @Override
    public int gamble(final int entry, final int again) {
        final int face = super.gamble(entry, again);
        die("gamble", again > 0 ? "Gamble, once more" : "Gamble", face).counts(face, Laws.alike(SIX), GOOD);
        return face;
    }

    @Override
    public int profileCard(final int marine, final int nth, final int count) {
        final int index = super.profileCard(marine, nth, count);
        told.drawn("profileCard", "Profile card", index, count);
        return index;
    }

    @Override
    public int restFirstDie(final int nth) {
        final int face = super.restFirstDie(nth);
        die("restFirstDie", "R&R, how good", face).counts(face, Laws.alike(SIX), GOOD);
        return face;
    }

    @Override
    public int restSecondDie(final int nth) {
        final int face = super.restSecondDie(nth);
        die("restSecondDie", "R&R, which line", face);
        return face;
    }
}
