package org.sitrep.report.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sitrep.analysis.race.SideRace;

/** The missions of the leader of a race that are worth a look, with the line that lays one beside what the second makes of it. */
public final class RaceExamples {
    private final SideRace.Entrant leader;
    private final SideRace.Entrant second;
    private final StandoutLines lines;
    private final Setting beside;

    private RaceExamples(
            final SideRace.Entrant leader,
            final SideRace.Entrant second,
            final StandoutLines lines,
            final Setting beside) {
        this.leader = leader;
        this.second = second;
        this.lines = lines;
        this.beside = beside;
    }

    /** Returns the examples of a race; empty if none were kept. */
    public static Optional<RaceExamples> of(final SideRace race) {
        final SideRace.Entrant leader =
                race.entrants().get(race.result().leader().side());
        final SideRace.Entrant second = race.entrants().get(race.second());
        return race.standouts()
                .map(standouts -> new RaceExamples(
                        leader,
                        second,
                        new StandoutLines(standouts, setting(race, leader), new Trial(race.trial())),
                        setting(race, second)));
    }

    private static Setting setting(final SideRace race, final SideRace.Entrant entrant) {
        return new Setting(entrant.scenario(), entrant.bot(), entrant.input().changes(), race.maxDecisions());
    }

    List<Block> blocks() {
        final List<Block> blocks = new ArrayList<>(lines.all(leader.name()));
        lines.apart(leader.name(), beside, second.name()).ifPresent(blocks::add);
        return blocks;
    }

    /** Returns the line that tells where a mission parts from what the second makes of the same dice; empty if none is known. */
    public Optional<String> apartLine() {
        return lines.apartLine(leader.name(), beside, second.name());
    }

    /** Returns the name of the side that the leader is laid beside. */
    public String second() {
        return second.name();
    }
}
