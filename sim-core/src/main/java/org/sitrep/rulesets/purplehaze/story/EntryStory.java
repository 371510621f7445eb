package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import org.sitrep.rng.MissionKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.Ask;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/** Tells in words what Events and Encounters say and do. */
abstract class EntryStory extends MapStory {
    private final StoryTable story;
    /** Whether the option taken next was told as it was chosen. */
    private boolean optionChosen;

    EntryStory(final MissionState mission, final CombatState combat, final MissionKey key, final Narrator narrator) {
        super(mission, combat, key, narrator);
        story = mission.tables.story;
    }

    /** Returns what the data files say of the Mission. */
    final Mission definition() {
        return state.tables.game.missions().get(mission.mission.id);
    }

    @Override
    public void eventRevealed(final int marker) {
        final String entry = definition().events().get(Integer.toString(marker)).entry();
        narrator.heading(
                "Event " + marker + ": " + definition().entries().get(entry).title());
    }

    @Override
    public void encounterDrawn(final int card) {
        final String id = mission.tables.encounters.index.id(card);
        narrator.heading("Encounter " + id + ": "
                + state.tables.game.encounters().get(id).title());
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        optionChosen = decision.kind() == Ask.ENTRY_OPTION;
        super.decided(decision, chosen);
    }

    @Override
    public void step(final int next) {
        final String text = story.definition(next).text();
        if (!text.isEmpty()) {
            narrator.line(text);
        }
    }

    @Override
    public void optionTaken(final int ofStep, final int taken) {
        final Entry.Option chosen =
                List.copyOf(story.definition(ofStep).choose().values()).get(taken);
        if (!optionChosen) {
            narrator.line("> " + chosen.text() + ".");
        }
        optionChosen = false;
    }

    @Override
    public void damaged(final int marine, final int damage) {
        narrator.line("  " + damage + " Damage to " + Wording.marine(state, marine) + ".");
    }

    @Override
    public void stressed(final int marine, final int stress) {
        narrator.line("  " + stress + " Stress for " + Wording.marine(state, marine) + ".");
    }

    @Override
    public void calmed(final int marine) {
        narrator.line("  " + Wording.marineFirst(state, marine) + " drops a Condition cube.");
    }

    @Override
    public void experience(final int marine, final int experience) {
        if (mission.end == null) { // what the Mission's end gives is reckoned up
            narrator.line("  " + Phrases.signed(experience) + " XP for " + Wording.marine(state, marine) + ".");
        }
    }

    @Override
    public void boonPoints(final int marine, final int change) {
        narrator.line("  " + Phrases.signed(change) + " Boon points for " + Wording.marine(state, marine) + ".");
    }

    @Override
    public void boonDrawn(final int marine, final int card, final int kept) {
        narrator.name("boonCard", state.tables.boons.index.id(card));
        narrator.line("  Boon card " + state.tables.boons.index.id(card) + " for " + Wording.marine(state, marine)
                + (kept == card ? "." : ", who keeps " + state.tables.boons.index.id(kept) + "."));
    }

    @Override
    public void charmFound(final int marine, final int charm) {
        narrator.name("luckyCharm", state.tables.charms.index.id(charm));
        narrator.line("  " + Wording.marineFirst(state, marine) + " finds the Lucky Charm "
                + state.tables.charms.index.id(charm) + ".");
    }

    @Override
    public void weaponOwned(final int weapon) {
        narrator.line("  " + state.tables.weapons.index.id(weapon) + " is in the locker from now on.");
    }

    @Override
    public void escort(final boolean led) {
        narrator.line(led ? "  Somebody comes along." : "  Whoever was led along is gone.");
    }

    @Override
    public void logged(final long set, final long cleared) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            narrator.line("  Log: " + flag(rest) + ".");
        }
        for (long rest = cleared; rest != 0; rest &= rest - 1) {
            narrator.line("  Out of the log: " + flag(rest) + ".");
        }
    }

    private String flag(final long flags) {
        return state.tables.flags.id(Long.numberOfTrailingZeros(flags));
    }

    @Override
    public void begins() {
        final List<CombatBox> boxes = List.copyOf(state.tables.game.combats().values());
        narrator.heading("Combat " + mission.combats + ": "
                + boxes.get(mission.record.box).title());
    }

    @Override
    public void rewarded(final int experienceEach, final int boonCards) {
        narrator.line("The combat is worth " + experienceEach + " XP for each Marine and "
                + Phrases.count(boonCards, "Boon card", "Boon cards") + ".");
    }
}
