package org.sitrep.rulesets.purplehaze.combat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;

/** Holds every test of a rule to its script: what was scripted and never came fails the test. */
public abstract class RulesTest {
    private final List<Firefight> fights = new ArrayList<>();

    /** Returns a position on the shipped patrol with values laid over, as {@code path=value}. */
    public final Firefight fight(final String... sets) {
        final Firefight fight = new Firefight(sets);
        fights.add(fight);
        return fight;
    }

    /**
     * Returns a whole combat to be {@linkplain Firefight#play played}: one Fighter, F12, on r1c2, no cover, no Tactics
     * marker, Initiative 15, and the Marines on r2c1, r2c2, r2c3, r2c4, r3c2 and r3c3. The set-up is scripted.
     */
    public final Firefight skirmish(final String... more) {
        final Firefight fight = emptyBox(more);
        fight.rolls.fighter("F12");
        fight.bot.places(Firefight.PLACES.toArray(String[]::new));
        return fight;
    }

    /** The box of {@link #skirmish} with nothing scripted yet. */
    public final Firefight emptyBox(final String... more) {
        final List<String> sets = new ArrayList<>(List.of(
                "combats.patrol.enemies={fighters: 1, specialists: []}",
                "combats.patrol.enemyHardCover=[]",
                "combats.patrol.marineHardCover=[]",
                "combats.patrol.tactics=0",
                "combats.patrol.threat.low.initiative=15"));
        sets.addAll(List.of(more));
        return fight(sets.toArray(String[]::new));
    }

    @AfterEach
    public final void everythingScriptedHasCome() {
        fights.forEach(Firefight::assertUsed);
    }
}
