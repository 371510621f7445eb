package org.sitrep.rulesets.purplehaze.campaign;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Three endings by the Motivation's metric (PH-MAR-8, PH-CAM-3, GAP-15). */
class EndingTest {
    @ParameterizedTest
    @CsvSource({
        "duty, 20, 2", "duty, 19, 1", "duty, 12, 1", "duty, 11, 0", "duty, 0, 0",
        "brothers, 0, 2", "brothers, 1, 2", "brothers, 2, 1", "brothers, 3, 1", "brothers, 4, 0",
        "glory, 110, 2", "glory, 109, 1", "glory, 70, 1", "glory, 69, 0"
    })
    void endsByItsMeasure(final String motivation, final int count, final int ending) {
        final Company company = new Company();
        final CampaignRecord record = company.state.record;
        final int number = company.campaign.motivations.of(motivation);
        switch (motivation) {
            case "duty" -> record.met[3] = (1 << count) - 1;
            case "glory" -> {
                record.eliminated[0] = count / 2;
                record.eliminated[8] = count - count / 2;
            }
            default -> {
                record.killed[1] = count / 2;
                record.broken[2] = count - count / 2;
            }
        }
        assertEquals(count, company.state.counted(number));
        assertEquals(ending, company.state.ending(number));
    }
}
