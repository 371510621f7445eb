package org.sitrep.rulesets.rambo.checks;

import java.util.List;
import java.util.Map;
import java.util.Set;
import org.sitrep.rulesets.rambo.definition.AreaSpot;
import org.sitrep.rulesets.rambo.definition.FogCard;
import org.sitrep.rulesets.rambo.definition.GameData;
import org.sitrep.rulesets.rambo.definition.Mission;
import org.sitrep.rulesets.rambo.definition.Spot;
import org.sitrep.scenario.Findings;
import org.sitrep.scenario.ScenarioDocument;

/** Heroes can walk to what a dossier puts down, figures apart, and enemies to heroes. */
final class WithinReach implements Check {
    @Override
    public String code() {
        return "RB066";
    }

    @Override
    public String summary() {
        return "no walk leads from the first hero start to a space or area";
    }

    @Override
    public void check(final GameData game, final ScenarioDocument document, final Findings findings) {
        for (final Mission mission : game.missions().values()) {
            final Ground ground = Ground.of(game, mission);
            final List<Landmark> marks = Landmark.of(mission);
            final Spot start = mission.heroStarts().get(0);
            if (!ground.isOpen(start)) {
                continue; // nobody can say what lies within reach of no space
            }
            final Set<Spot> reached = ground.reachable(start);
            for (final Landmark mark : marks) {
                if (ground.isOpen(mark.spot()) && !reached.contains(mark.spot())) {
                    add(mark.path(), mark.label() + " at " + mark.place(), mission, document, findings);
                }
            }
            final String path = "missions." + mission.id();
            for (final Map.Entry<String, AreaSpot> area : mission.areas().entrySet()) {
                check(ground, reached, area.getValue(), path + ".areas." + area.getKey(), mission, document, findings);
            }
            for (int i = 0; i < mission.fog().size(); i++) {
                final FogCard card = mission.fog().get(i);
                if (card.poi().isPresent()) {
                    check(ground, reached, card.area(), path + ".fog." + i + ".area", mission, document, findings);
                }
            }
        }
    }

    private void check(
            final Ground ground,
            final Set<Spot> reached,
            final AreaSpot area,
            final String path,
            final Mission mission,
            final ScenarioDocument document,
            final Findings findings) {
        if (ground.isThere(area)
                && reached.stream().noneMatch(spot -> Ground.areaOf(spot).equals(area))) {
            add(path, "the area of column " + area.column() + ", row " + area.row(), mission, document, findings);
        }
    }

    private void add(
            final String path,
            final String what,
            final Mission mission,
            final ScenarioDocument document,
            final Findings findings) {
        final Spot start = mission.heroStarts().get(0);
        findings.add(
                code(),
                document,
                path,
                "no walk leads from hero start (" + start.x() + ", " + start.y() + ") to " + what,
                "leave a gap in the red lines, or no gap between the tiles");
    }
}
