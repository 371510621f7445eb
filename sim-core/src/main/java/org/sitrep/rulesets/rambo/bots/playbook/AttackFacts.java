package org.sitrep.rulesets.rambo.bots.playbook;

import java.util.List;
import org.sitrep.playbook.Fact;
import org.sitrep.playbook.FactGroup;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Action;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.Ask;
import org.sitrep.rulesets.rambo.tables.EnemyTable;
import org.sitrep.strategy.Decision;

/** Facts of whom attacks and effects hit, of the valor spent on them, and of free attacks. */
final class AttackFacts extends SectionFacts {
    static final int GROUP = 7;
    private static final FactGroup IDS = new FactGroup(GROUP);

    static final Questions QUESTIONS = new Questions(
            new Question(
                    Ask.TARGET,
                    "target",
                    "The next target of an attack, one by one.",
                    "whom the attack was meant for; then whose death is worth most"),
            new Question(
                    Ask.ATTACK_VALOR,
                    "valor",
                    "How much valor is spent on an attack.",
                    "as much as it was meant to take"),
            new Question(
                    Ask.FREE_ATTACK,
                    "free-attack",
                    "Which weapon a free attack is made with, if any.",
                    "the attack that is worth most, else a silent one, else none"),
            new Question(Ask.ENEMY, "enemy", "Which enemy an effect is done to.", "whose death is worth most"),
            new Question(Ask.PUSH, "push", "Where an enemy is pushed to.", "the first space"));

    private enum Of {
        QUESTION,
        MEANT_VALOR,
        MEANT,
        KILL_WORTH,
        HEALTH_LEFT,
        ENEMY_DAMAGE,
        ACTS_NEXT,
        SEES_ME,
        AREAS_AWAY,
        TOKENS,
        ATTACK_WORTH,
        BEST_ATTACK,
        KILLS,
        NOISE,
        LAST_BURST,
        TO_HERO
    }

    private static final Of[] VALUES = Of.values();

    static final List<Fact> FACTS = List.of(
            QUESTIONS.fact(IDS, Of.QUESTION),
            IDS.number(
                    Of.MEANT_VALOR,
                    "meantValor",
                    0,
                    40,
                    "Valor that the attack in hand takes at the targets that are worth most to it."));

    static final List<Fact> OF_OPTION = List.of(
                    IDS.flag(Of.MEANT, "meant", "The enemy of the option is one of those targets."),
                    IDS.number(
                            Of.KILL_WORTH,
                            "killWorth",
                            0,
                            MOST,
                            "What its death is worth to the pointman: 3, or 6 if no enemy may be left, and 1.5 more of the card that activates next."),
                    IDS.number(Of.HEALTH_LEFT, "healthLeft", 0, 40, "Damage that kills it."),
                    IDS.number(Of.ENEMY_DAMAGE, "enemyDamage", 0, 20, "Damage of its attacks."),
                    IDS.flag(Of.ACTS_NEXT, "actsNext", "Its card activates next."),
                    IDS.flag(Of.SEES_ME, "seesMe", "The hero in hand is visible to it."),
                    IDS.number(Of.AREAS_AWAY, "areasAway", 0, 20, "How many areas it is away from the hero in hand."),
                    IDS.number(Of.TOKENS, "tokens", 0, 40, "Valor tokens of the option."),
                    IDS.number(
                            Of.ATTACK_WORTH,
                            "attackWorth",
                            -MOST,
                            MOST,
                            "What a free attack with this weapon is worth to the pointman at its best targets."),
                    IDS.flag(
                            Of.BEST_ATTACK,
                            "bestAttack",
                            "It is the free attack that is worth most, and worth making."),
                    IDS.number(Of.KILLS, "kills", 0, 40, "Enemies whom it kills."),
                    IDS.number(Of.NOISE, "noise", 0, 20, "Alert that it raises."),
                    IDS.flag(Of.LAST_BURST, "lastBurst", "It discards the weapon for more."),
                    IDS.number(
                            Of.TO_HERO,
                            "toHero",
                            0,
                            FAR,
                            "Steps from the nearest hero to a space that an enemy may be pushed to."))
            .stream()
            .map(Fact::ofAnOption)
            .toList();

    /** The actions, numbered as {@link #is} tells them. */
    static final List<Action> ACTIONS = List.of(
            new Action(0, "any", "Any option."),
            new Action(1, "aim", "An enemy as the next target.", Ask.TARGET),
            new Action(2, "enough", "No more targets.", Ask.TARGET),
            new Action(3, "spend", "So much valor; none may be among it.", Ask.ATTACK_VALOR),
            new Action(4, "attack", "A weapon for the free attack.", Ask.FREE_ATTACK),
            new Action(5, "hold", "No free attack.", Ask.FREE_ATTACK),
            new Action(6, "choose", "An enemy.", Ask.ENEMY),
            new Action(7, "push", "A space to push to.", Ask.PUSH),
            new Action(8, "stop", "Not any farther.", Ask.PUSH));

    private final Answers answers;
    private boolean looked;
    private int bestWeapon;

    AttackFacts(final Sense sense, final Answers answers) {
        super(sense);
        this.answers = answers;
    }

    @Override
    void begin(final Decision asked) {
        super.begin(asked);
        looked = false;
    }

    @Override
    int heroInHand() {
        return decision.kind() == Ask.PUSH ? view.active() : decision.subject();
    }

    @Override
    boolean is(final int action) {
        final int kind = decision.kind();
        return switch (action) {
            case 1 -> kind == Ask.TARGET && option >= 0;
            case 2 -> kind == Ask.TARGET && option < 0;
            case 3 -> kind == Ask.ATTACK_VALOR;
            case 4 -> kind == Ask.FREE_ATTACK && option >= 0;
            case 5 -> kind == Ask.FREE_ATTACK && option < 0;
            case 6 -> kind == Ask.ENEMY;
            case 7 -> kind == Ask.PUSH && option >= 0;
            case 8 -> kind == Ask.PUSH && option < 0;
            default -> true;
        };
    }

    @Override
    double of(final int nth) {
        final Of fact = VALUES[nth];
        if (fact == Of.QUESTION) {
            return QUESTIONS.place(decision.kind());
        }
        return switch (decision.kind()) {
            case Ask.TARGET -> fact == Of.MEANT_VALOR ? answers.aimedValor() : option < 0 ? 0 : ofEnemy(fact);
            case Ask.ENEMY -> ofEnemy(fact);
            case Ask.ATTACK_VALOR -> fact == Of.MEANT_VALOR ? answers.aimedValor() : fact == Of.TOKENS ? option : 0;
            case Ask.FREE_ATTACK -> option < 0 ? 0 : ofFreeAttack(fact);
            default -> fact == Of.TO_HERO && option >= 0 ? toHero(option) : 0;
        };
    }

    private double ofEnemy(final Of fact) {
        final EnemyTable enemies = sense.tables.enemies;
        final int type = view.type(option);
        return switch (fact) {
            case MEANT -> flag(decision.kind() == Ask.TARGET && answers.aimsAt(option));
            case KILL_WORTH -> sense.strikes.kill(option);
            case HEALTH_LEFT -> sense.strikes.shots().left(option);
            case ENEMY_DAMAGE -> enemies.damage[type];
            case ACTS_NEXT -> flag(type == view.nextActivation());
            case SEES_ME -> flag(view.visible(decision.subject(), option));
            case AREAS_AWAY ->
                map().areaDistance(
                                map().areaOf[view.space(decision.subject())], map().areaOf[view.figureSpace(option)]);
            default -> 0;
        };
    }

    private double ofFreeAttack(final Of fact) {
        final int hero = decision.subject();
        if (fact == Of.LAST_BURST) {
            return flag((option & Ask.LAST_BURST) != 0);
        }
        if (fact == Of.BEST_ATTACK) {
            look(hero);
            return flag(option == bestWeapon);
        }
        if (fact != Of.ATTACK_WORTH && fact != Of.KILLS && fact != Of.NOISE) {
            return 0;
        }
        sense.strikes.shots().begin(hero);
        final double worth = sense.strikes.with(hero, option);
        return switch (fact) {
            case ATTACK_WORTH -> within(worth);
            case KILLS -> Long.bitCount(sense.strikes.dead());
            default -> sense.strikes.alertAfter() - view.alert(hero);
        };
    }

    private void look(final int hero) {
        if (!looked) {
            looked = true;
            sense.strikes.shots().begin(hero);
            sense.strikes.best(hero, view.space(hero), 1, view.valor(hero), view.alert(hero), 0);
            bestWeapon = sense.strikes.firstWeapon();
        }
    }
}
