package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.transcript.Scene;
import org.sitrep.ruleset.transcript.TrackState;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Event;

/** Narrates the map: rounds, Marches, rests, Evacs, and the changes of tracks and markers. */
abstract class MapStory extends CombatStory {
    final MissionState mission;

    MapStory(final MissionState mission, final CombatState combat, final TrialKey key, final Narrator narrator) {
        super(combat, mission, key, narrator);
        this.mission = mission;
    }

    /** Returns the map, covered by the board during a combat; empty before the first Mission. */
    @Override
    Optional<Scene> table() {
        if (fighting()) {
            return Optional.of(board.of("combat-" + mission.combats));
        }
        return mission.mission == null ? Optional.empty() : Optional.of(MapScene.of(mission));
    }

    @Override
    List<TrackState> tracks() {
        return fighting() ? Tracks.ofCombat(state) : mission.mission == null ? List.of() : Tracks.ofMission(mission);
    }

    private boolean fighting() {
        return ending || state.squad.inCombat;
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case ROUND_BEGINS -> roundBegins();
            case MARCHES -> narrator.line("March to " + space(n[0]) + ": " + n[1] + " minutes, " + n[2] + " SP.");
            case BIVOUACS -> narrator.line((n[1] != 0 ? "Night Bivouac of " : "Bivouac of ") + n[0] + " minutes.");
            case TIME_PASSED -> narrate(n[0] + " minutes pass");
            case STAMINA_CHANGED -> narrate("Stamina " + n[0] + " to " + n[1]);
            case THREAT_CHANGED -> narrate("Threat " + n[0] + " to " + n[1]);
            case RANDOM_COMBAT -> narrator.heading("Random Combat, Threat " + mission.threat);
            case EAZ_PUT -> narrate("EAZ placed on " + space(n[0]));
            case EAZ_REMOVED -> narrate("EAZ removed from " + space(n[0]));
            case EVENT_PUT -> narrate("Event " + n[0] + " is placed on " + space(n[1]));
            case EVENT_REMOVED -> narrate("Event " + n[0] + " is removed from the map");
            case LANDING_ZONE_MADE -> narrate("Landing zone made on " + space(n[0]));
            case LANDING_ZONE_LOST -> narrate("Landing zone removed from " + space(n[0]));
            case SPACE_FORBIDDEN -> narrate("The Squad may no longer enter " + space(n[0]));
            case SPACE_ALLOWED -> narrate("The Squad may enter " + space(n[0]) + " again");
            case BASE_PUT -> narrate("The Base moves to " + space(n[0]));
            case SQUAD_PUT -> narrate("The Squad moves to " + space(n[0]));
            case TERRAIN_SHIFT -> narrator.line("  The next March is " + (n[0] < 0 ? "lighter." : "heavier."));
            case EVACUATED -> evacuated(n[0]);
            case POINT_MAN -> narrator.line(words.marineFirst(n[0]) + " is Point Man.");
            case SKILL_USED -> narrate(words.marineFirst(n[0]) + " uses " + Wording.skill(n[1]));
            case RATION_EATEN -> narrate("A ration of " + words.marine(n[0]) + " is eaten");
            default -> super.heard(event, n);
        }
    }

    private void roundBegins() {
        narrator.heading("Round " + mission.round + ", " + Tracks.time(mission.minutes) + ": " + space(mission.space)
                + ", Stamina " + mission.stamina + ", Threat " + mission.threat);
        narrator.board(MapPicture.of(mission));
    }

    private void evacuated(final int marines) {
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            narrate(words.marineFirst(marine) + " is flown out");
        }
    }

    private String space(final int space) {
        return Wording.space(mission, space);
    }
}
