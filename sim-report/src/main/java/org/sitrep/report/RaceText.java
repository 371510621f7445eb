package org.sitrep.report;

import java.util.ArrayList;
import java.util.List;
import org.sitrep.analysis.race.SideRace;
import org.sitrep.analysis.race.Standing;
import org.sitrep.outcome.Slot;
import org.sitrep.report.model.LadderSentences;
import org.sitrep.report.model.Numbers;
import org.sitrep.report.model.RaceSentences;

/** Lays a race out for a terminal. Stateless. */
public final class RaceText {
    private RaceText() {}

    /** Returns the text; no line is longer than the width or ends with a blank, and the last one ends with a line feed. */
    public static String of(final SideRace race, final TextReport.Page page) {
        final TextTable out = TextReport.table(page);
        final Slot slot = race.result().rules().yardstick().slot();
        out.heading(RaceSentences.title(race));
        out.line(RaceSentences.subtitle(race));
        RaceSentences.answers(race).forEach(out::verdict);
        out.heading(LadderSentences.labelled(slot));
        final List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("", "played", "by itself", "behind", "shown"));
        for (final Standing standing : RaceSentences.ranked(race)) {
            rows.add(List.of(
                    race.name(standing.side()),
                    Numbers.count(standing.missions()),
                    RaceSentences.value(race, standing).replace(" " + LadderSentences.unit(slot), ""),
                    standing.place() == Standing.Place.LEADER
                            ? ""
                            : RaceSentences.behind(slot, standing).shortForm(),
                    RaceSentences.place(race, standing)));
        }
        out.verdicts(rows);
        out.heading("How to read it");
        out.line(RaceSentences.method(race));
        out.line(RaceSentences.cost(race));
        return out.text();
    }
}
