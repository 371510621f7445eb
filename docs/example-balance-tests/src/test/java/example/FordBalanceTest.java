package example;

import org.junit.jupiter.api.Test;
import org.sitrep.junit.Balance;
import org.sitrep.junit.Expected;

/** What the designers of the ford want of it. Each test raises a false alarm with a probability of at most one in a thousand. */
class FordBalanceTest {
    private static final Balance FORD = Balance.of("ford.yaml").bot("rifleman");

    @Test
    void theSquadNearlyAlwaysComesHome() {
        FORD.expect("squad.survivors", Expected.atLeast(5.9))
                .expect("wounds", Expected.between(0.5, 1.5))
                .verify();
    }

    @Test
    void aHarderFighterIsFeltButNotMuch() {
        FORD.set("enemies.fighters.F01.hitPoints=4")
                .against(FORD)
                .expect("eliminated", Expected.between(-0.15, -0.005))
                .verify();
    }
}
