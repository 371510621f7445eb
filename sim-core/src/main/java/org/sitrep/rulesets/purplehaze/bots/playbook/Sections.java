package org.sitrep.rulesets.purplehaze.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.Vocabulary;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.rulesets.purplehaze.play.Ask;

/** The sections of a playbook: which questions each answers, and what its lines may name. */
public final class Sections {
    static final int KIT = 0;
    static final int MAP = 1;
    static final int EVENTS = 2;
    static final int PLACEMENT = 3;
    static final int ACTIVATION = 4;
    static final int ORDERS = 5;
    /** How many sections there are. */
    static final int COUNT = 6;
    /** Stands for a question that no section answers. */
    static final int NONE = -1;

    /** What the lines of each section may name. */
    public static final List<Vocabulary> ALL = List.of(
            new Vocabulary(
                    "kit",
                    "Who carries what: swaps before a combat, what is shed, taken over, found, given up, and what is taken along beside the main weapon.",
                    facts(List.of(SquadFacts.FACTS, MarineFacts.THEIRS, KitFacts.FACTS, KitFacts.OF_OPTION)),
                    KitFacts.ACTIONS),
            new Vocabulary(
                    "map",
                    "What the Squad does on the map, how long it rests, who flies, who eats, whom First Aid helps, who goes first, and skills of the March.",
                    facts(List.of(SquadFacts.FACTS, MarineFacts.THEIRS, MapFacts.FACTS, MapFacts.OF_OPTION)),
                    MapFacts.ACTIONS),
            new Vocabulary(
                    "events",
                    "What is done in an Event or Encounter, and by whom.",
                    facts(List.of(SquadFacts.FACTS, MarineFacts.THEIRS, EventFacts.FACTS, EventFacts.OF_OPTION)),
                    EventFacts.ACTIONS),
            new Vocabulary(
                    "placement",
                    "Where a Marine starts in a combat.",
                    facts(List.of(SquadFacts.FACTS, MarineFacts.MINE, CombatFacts.FACTS, PlaceFacts.OF_SPACE)),
                    List.of(new Action(0, "any", "Any free space."))),
            new Vocabulary(
                    "activation",
                    "Who activates next in a combat.",
                    facts(List.of(SquadFacts.FACTS, MarineFacts.THEIRS, CombatFacts.FACTS, PlaceFacts.OF_MARINE)),
                    List.of(new Action(0, "any", "Any Marine who may."))),
            new Vocabulary(
                    "orders",
                    "The first and the second order of a Marine in a combat.",
                    facts(List.of(
                            SquadFacts.FACTS,
                            MarineFacts.MINE,
                            CombatFacts.FACTS,
                            CombatFacts.OF_MARINE,
                            OrderFacts.FACTS)),
                    OrderFacts.ACTIONS));

    private Sections() {}

    private static List<Fact> facts(final List<List<Fact>> groups) {
        return groups.stream().flatMap(List::stream).toList();
    }

    /** Returns the section that answers a kind of question, or {@link #NONE}. */
    static int of(final int kind) {
        return switch (kind) {
            case Ask.PLACE -> PLACEMENT;
            case Ask.ACTIVATE -> ACTIVATION;
            case Ask.FIRST_ORDER, Ask.SECOND_ORDER -> ORDERS;
            default -> MapFacts.asks(kind) ? MAP : EventFacts.asks(kind) ? EVENTS : KitFacts.asks(kind) ? KIT : NONE;
        };
    }
}
