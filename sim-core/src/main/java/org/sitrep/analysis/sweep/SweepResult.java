package org.sitrep.analysis.sweep;

import java.util.List;
import org.sitrep.analysis.design.Design;
import org.sitrep.analysis.design.Factor;

/**
 * The result of a sweep.
 *
 * @param toolVersion version of Sitrep
 * @param commit commit it was built from
 * @param design method that chose the points
 * @param why reason for this design, in a few words
 * @param factors factors that were varied; empty if the scenarios were only compared with each other
 * @param rows number of walks or pairs of the design; 0 for other designs
 * @param level level at which all differences from the base hold together, likewise all effects that rank factors
 * @param maxDecisions number of decisions after which a trial is aborted
 * @param studies one per scenario
 * @param command command line that plays it again
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
