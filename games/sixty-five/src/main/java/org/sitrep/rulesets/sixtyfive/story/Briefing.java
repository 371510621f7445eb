package org.sitrep.rulesets.sixtyfive.story;

import org.sitrep.rulesets.sixtyfive.definition.Battle;

/** Reports what a battle is about, before it begins. */
final class Briefing {
    private Briefing() {}

    static void tell(final Words words, final Log log) {
        final Battle battle = words.tables.battle.printed;
        log.say(words.side(1) + " against US, " + battle.turns() + " turns; a turn ends with End Turn card "
                + battle.endTurns() + ".");
        final VictoryWords victory = new VictoryWords(battle);
        victory.scores().forEach((name, terms) -> log.say("Points, " + name + ": " + terms + "."));
        victory.conditions().forEach(condition -> log.say("- " + condition + "."));
    }
}
