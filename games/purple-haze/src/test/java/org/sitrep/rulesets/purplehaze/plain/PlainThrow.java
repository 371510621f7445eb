package org.sitrep.rulesets.purplehaze.plain;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** One throw of the three pools: the faces shown by the Focus, Strike and Crit dice (PH-DICE-1). */
record PlainThrow(List<Integer> focus, List<Integer> strike, List<Integer> crit) {

    /** Throws every die. A pool of Focus dice that is empty or less makes the whole test score nothing (PH-DICE-5). */
    static PlainThrow of(PlainChance chance, int focus, int strike, int crit) {
        if (focus <= 0) {
            return new PlainThrow(List.of(), List.of(), List.of());
        }
        return new PlainThrow(dice(chance, focus), dice(chance, strike), dice(chance, crit));
    }

    private static List<Integer> dice(PlainChance chance, int count) {
        List<Integer> faces = new ArrayList<>();
        for (int die = 0; die < count; die++) {
            faces.add(chance.d6());
        }
        return faces;
    }

    /** Successes of one face (PH-DICE-7; AMB-01a, AMB-02a, AMB-03a). */
    int hits(int face) {
        int f = Collections.frequency(focus, face);
        int s = Collections.frequency(strike, face);
        int c = Collections.frequency(crit, face);
        if (f > 0) {
            return f * (s + 2 * c);
        }
        return s > 0 ? (s - 1) + 2 * c : 0;
    }

    /** Whether two Crits or more score on this face (PH-DICE-8; AMB-04a). */
    boolean critical(int face) {
        return Collections.frequency(crit, face) >= 2 && (focus.contains(face) || strike.contains(face));
    }

    int totalHits() {
        int total = 0;
        for (int face = 1; face <= 6; face++) {
            total += hits(face);
        }
        return total;
    }

    /** A Marine's attack is critical as a whole when any face is (AMB-05a). */
    boolean anyCritical() {
        for (int face = 1; face <= 6; face++) {
            if (critical(face)) {
                return true;
            }
        }
        return false;
    }
}
