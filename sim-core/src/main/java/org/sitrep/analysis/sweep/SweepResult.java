package org.sitrep.analysis.sweep;

import java.util.List;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;

/**
 * What a sweep came to.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from
 * @param design how points were chosen
 * @param why this design, in a few words
 * @param factors what was varied; empty if the scenarios were only laid side by side
 * @param rows walks or pairs of the design; 0 of other designs
 * @param level with which all differences from the base hold together, and all effects that factors are ranked by
 * @param maxDecisions after how many decisions a trial was given up
 * @param studies one a scenario
 * @param command the line that plays it again
 */
public record SweepResult(
        String toolVersion,
        String commit,
        Design.Kind design,
        String why,
        List<Factor> factors,
        int rows,
        double level,
        int maxDecisions,
        List<SweepStudy> studies,
        String command) {
    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException if there is no study, or the level is not between 0 and 1
     */
    public SweepResult {
        factors = List.copyOf(factors);
        studies = List.copyOf(studies);
        if (studies.isEmpty() || !(level > 0 && level < 1)) {
            throw new IllegalArgumentException(studies.size() + " studies, level " + level);
        }
    }

    /** Returns whether anything was played. */
    public boolean anyPlayed() {
        return studies.stream().anyMatch(study -> !study.points().isEmpty());
    }
}
