package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import java.util.Optional;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.tale.Gauge;
import org.sitrep.ruleset.tale.Scene;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.SkillId;
import org.sitrep.rulesets.purplehaze.mission.MissionState;

/** Tells in words what happens on the map: rounds, Marches, rests, Evacs, and what the tracks and markers do. */
abstract class MapStory extends CombatStory {
    final MissionState mission;

    MapStory(final MissionState mission, final CombatState combat, final MissionKey key, final Narrator narrator) {
        super(combat, mission, key, narrator);
        this.mission = mission;
    }

    /** The map, with the board of a combat over it while one is fought; nothing before the first Mission. */
    @Override
    Optional<Scene> table() {
        if (fighting()) {
            return Optional.of(board.of("combat-" + mission.combats));
        }
        return mission.mission == null ? Optional.empty() : Optional.of(MapScene.of(mission));
    }

    @Override
    List<Gauge> tracks() {
        return fighting() ? Tracks.ofCombat(state) : mission.mission == null ? List.of() : Tracks.ofMission(mission);
    }

    private boolean fighting() {
        return ending || state.squad.inCombat;
    }

    @Override
    public void roundBegins() {
        narrator.heading("Round " + mission.round + ", " + Tracks.time(mission.minutes) + ": " + space(mission.space)
                + ", Stamina " + mission.stamina + ", Threat " + mission.threat);
        narrator.board(MapPicture.of(mission));
    }

    private String space(final int space) {
        return Wording.space(mission, space);
    }

    @Override
    public void marches(final int to, final int minutes, final int stamina) {
        narrator.line("March to " + space(to) + ": " + minutes + " minutes, " + stamina + " SP" + ".");
    }

    @Override
    public void bivouacs(final int minutes, final boolean night) {
        narrator.line((night ? "Night Bivouac of " : "Bivouac of ") + minutes + " minutes" + ".");
    }

    @Override
    public void timePassed(final int minutes) {
        narrator.line("  " + minutes + " minutes pass.");
    }

    @Override
    public void staminaChanged(final int from, final int to) {
        narrator.line("  Stamina " + from + " to " + to + ".");
    }

    @Override
    public void threatChanged(final int from, final int to) {
        narrator.line("  Threat " + from + " to " + to + ".");
    }

    @Override
    public void randomCombat() {
        narrator.heading("Random Combat, Threat " + mission.threat);
    }

    @Override
    public void eazPut(final int space) {
        narrator.line("  An EAZ on " + space(space) + ".");
    }

    @Override
    public void eazRemoved(final int space) {
        narrator.line("  The EAZ on " + space(space) + " is gone.");
    }

    @Override
    public void eventPut(final int marker, final int space) {
        narrator.line("  Event " + marker + " is put on " + space(space) + ".");
    }

    @Override
    public void eventRemoved(final int marker) {
        narrator.line("  Event " + marker + " is taken off the map.");
    }

    @Override
    public void landingZoneMade(final int space) {
        narrator.line("  A landing zone on " + space(space) + ".");
    }

    @Override
    public void landingZoneLost(final int space) {
        narrator.line("  No landing zone on " + space(space) + " any more.");
    }

    @Override
    public void basePut(final int space) {
        narrator.line("  The Base is on " + space(space) + ".");
    }

    @Override
    public void squadPut(final int space) {
        narrator.line("  The Squad is on " + space(space) + ".");
    }

    @Override
    public void terrainShift(final int shift) {
        narrator.line("  The next March is " + (shift < 0 ? "lighter." : "heavier."));
    }

    @Override
    public void evacuated(final int marines) {
        for (int rest = marines; rest != 0; rest &= rest - 1) {
            final int marine = Integer.numberOfTrailingZeros(rest);
            narrator.line("  " + Wording.marineFirst(state, marine) + " is flown out.");
        }
    }

    @Override
    public void pointMan(final int marine) {
        narrator.line(Wording.marineFirst(state, marine) + " is Point Man.");
    }

    @Override
    public void skillUsed(final int marine, final int skill) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " uses "
                + SkillId.values()[skill].name().replace('_', ' ') + ".");
    }

    @Override
    public void rationEaten(final int marine) {
        narrator.line("  A ration of " + Wording.marine(state, marine) + " is eaten.");
    }
}
