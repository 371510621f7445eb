package org.sitrep.rulesets.purplehaze.story;

import java.util.List;
import org.sitrep.rng.TrialKey;
import org.sitrep.ruleset.Narrator;
import org.sitrep.ruleset.story.Phrases;
import org.sitrep.rulesets.purplehaze.combat.CombatState;
import org.sitrep.rulesets.purplehaze.definition.CombatBox;
import org.sitrep.rulesets.purplehaze.definition.Entry;
import org.sitrep.rulesets.purplehaze.definition.Mission;
import org.sitrep.rulesets.purplehaze.mission.MissionState;
import org.sitrep.rulesets.purplehaze.play.DecisionKind;
import org.sitrep.rulesets.purplehaze.play.Event;
import org.sitrep.rulesets.purplehaze.play.RollId;
import org.sitrep.rulesets.purplehaze.tables.StoryTable;
import org.sitrep.strategy.Decision;

/** Narrates Events and Encounters: their texts and effects. */
abstract class EntryStory extends MapStory {
    /** The consequence of each {@link org.sitrep.rulesets.purplehaze.definition.Effect.Burden}. */
    private static final String[] BURDENS = {
        "", " is Walking Wounded", " is carried on a litter", " walks without help again"
    };

    private final StoryTable story;
    /** True if the next option was already narrated when it was chosen. */
    private boolean optionChosen;

    EntryStory(final MissionState mission, final CombatState combat, final TrialKey key, final Narrator narrator) {
        super(mission, combat, key, narrator);
        story = mission.tables.story;
    }

    /** Returns the definition of the Mission in the data files. */
    final Mission definition() {
        return mission.mission.definition;
    }

    @Override
    protected void heard(final Event event, final int[] n) {
        switch (event) {
            case EVENT_REVEALED -> eventRevealed(n[0]);
            case ENCOUNTER_DRAWN -> encounterDrawn(n[0]);
            case STEP -> step(n[0]);
            case OPTION_TAKEN -> optionTaken(n[1], n[0]);
            case DAMAGED -> narrate(n[1] + " Damage to " + words.marine(n[0]));
            case STRESSED -> narrate(n[1] + " Stress for " + words.marine(n[0]));
            case TRAIT_CHANGED ->
                narrate(Phrases.signed(n[2]) + " " + Wording.trait(n[1]) + " for " + words.marine(n[0])
                        + " until the Mission ends");
            case BURDENED -> narrate(words.marineFirst(n[0]) + BURDENS[n[1]]);
            case DEAD_LEFT -> narrate(Phrases.count(n[0], "dead Marine is", "dead Marines are") + " left behind");
            case CALMED -> narrate(words.marineFirst(n[0]) + " drops a Condition cube");
            case EXPERIENCE -> experience(n[0], n[1]);
            case BOON_POINTS -> narrate(Phrases.signed(n[1]) + " Boon points for " + words.marine(n[0]));
            case BOON_DRAWN -> boonDrawn(n[0], n[1], n[2]);
            case CHARM_FOUND -> charmFound(n[0], n[1]);
            case WEAPON_OWNED -> narrate(tables.weapons.id(n[0]) + " is now owned by the Squad");
            case ESCORT ->
                narrator.line(n[0] != 0 ? "  The Squad escorts a person." : "  The Squad no longer escorts a person.");
            case LOGGED -> logged(wide(2), wide(3));
            case BEGINS -> begins();
            case REWARDED ->
                narrator.line("Reward of the combat: " + n[0] + " XP per Marine and "
                        + Phrases.count(n[1], "Boon card", "Boon cards") + ".");
            default -> super.heard(event, n);
        }
    }

    private void eventRevealed(final int marker) {
        final String entry = definition().events().get(Integer.toString(marker)).entry();
        narrator.heading(
                "Event " + marker + ": " + definition().entries().get(entry).title());
    }

    private void encounterDrawn(final int card) {
        final String id = mission.tables.encounters.id(card);
        narrator.heading(
                "Encounter " + id + ": " + tables.game.encounters().get(id).title());
    }

    private void step(final int next) {
        final String text = story.definition(next).text();
        if (!text.isEmpty()) {
            narrator.line(text);
        }
    }

    private void optionTaken(final int ofStep, final int taken) {
        final Entry.Option chosen =
                List.copyOf(story.definition(ofStep).choose().values()).get(taken);
        if (!optionChosen) {
            narrator.line("> " + chosen.text() + ".");
        }
        optionChosen = false;
    }

    private void experience(final int marine, final int experience) {
        if (mission.end == null) { // the experience at the end of the Mission is part of its summary
            narrate(Phrases.signed(experience) + " XP for " + words.marine(marine));
        }
    }

    private void boonDrawn(final int marine, final int card, final int kept) {
        narrator.name(RollId.BOON_CARD, tables.boons.id(card));
        narrator.line("  Boon card " + tables.boons.id(card) + " for " + words.marine(marine)
                + (kept == card ? "." : ", who keeps " + tables.boons.id(kept) + "."));
    }

    private void charmFound(final int marine, final int charm) {
        narrator.name(RollId.LUCKY_CHARM, tables.charms.id(charm));
        narrate(words.marineFirst(marine) + " finds the Lucky Charm " + tables.charms.id(charm));
    }

    private void logged(final long set, final long cleared) {
        for (long rest = set; rest != 0; rest &= rest - 1) {
            narrate("Log: " + flag(rest));
        }
        for (long rest = cleared; rest != 0; rest &= rest - 1) {
            narrate("Removed from the log: " + flag(rest));
        }
    }

    private void begins() {
        final List<CombatBox> boxes = List.copyOf(tables.game.combats().values());
        narrator.heading("Combat " + mission.combats + ": "
                + boxes.get(mission.record.box).title());
    }

    @Override
    public void decided(final Decision decision, final int chosen) {
        optionChosen = decision.kind() == DecisionKind.ENTRY_OPTION;
        super.decided(decision, chosen);
    }

    private String flag(final long flags) {
        return tables.flags.id(Long.numberOfTrailingZeros(flags));
    }
}
