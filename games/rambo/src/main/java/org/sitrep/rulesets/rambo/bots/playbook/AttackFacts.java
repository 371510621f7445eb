package org.sitrep.rulesets.rambo.bots.playbook;

import org.sitrep.playbook.Actions;
import org.sitrep.playbook.Facts;
import org.sitrep.playbook.Questions;
import org.sitrep.playbook.Vocabulary.Question;
import org.sitrep.rulesets.rambo.bots.GameView;
import org.sitrep.rulesets.rambo.bots.sense.Answers;
import org.sitrep.rulesets.rambo.bots.sense.Sense;
import org.sitrep.rulesets.rambo.play.DecisionKind;
import org.sitrep.strategy.Decision;

/** Facts of the targets of attacks and effects, of the valor spent on attacks, and of free attacks. */
final class AttackFacts extends SectionFacts {
    static final Questions QUESTIONS = new Questions(
            new Question(
                    DecisionKind.TARGET,
                    "target",
                    "The next target of an attack, one by one.",
                    "whom the attack was meant for; then whose death is worth most"),
            new Question(
                    DecisionKind.ATTACK_VALOR,
                    "valor",
                    "How much valor is spent on an attack.",
                    "as much as it was meant to take"),
            new Question(
                    DecisionKind.FREE_ATTACK,
                    "free-attack",
                    "Which weapon a free attack is made with, if any.",
                    "the attack that is worth most, else a silent one, else none"),
            new Question(DecisionKind.ENEMY, "enemy", "Which enemy an effect is done to.", "whose death is worth most"),
            new Question(DecisionKind.PUSH, "push", "Where an enemy is pushed to.", "the first space"));

    static final Facts<AttackFacts> FACTS = new Facts<AttackFacts>(7)
            .question(QUESTIONS, f -> f.decision.kind())
            .number(
                    "meantValor",
                    0,
                    40,
                    f -> f.asks(DecisionKind.TARGET, DecisionKind.ATTACK_VALOR) ? f.answers.aimedValor() : 0)
            .as("Valor that the attack in hand takes at the targets that are worth most to it.")
            .ofOption()
            .flag("meant", f -> f.asks(DecisionKind.TARGET) && f.option >= 0 && f.answers.aimsAt(f.option))
            .as("The enemy of the option is one of those targets.")
            .number("killWorth", 0, MOST, f -> f.ofEnemy() ? f.strikes.kill(f.option) : 0)
            .as("What its death is worth to the pointman: 3, or 6 if no enemy may be left, and 1.5 more of "
                    + "the card that activates next.")
            .number("healthLeft", 0, 40, f -> f.ofEnemy() ? f.strikes.shots().left(f.option) : 0)
            .as("Damage that kills it.")
            .number("enemyDamage", 0, 20, f -> f.ofEnemy() ? f.damage() : 0)
            .as("Damage of its attacks.")
            .flag("actsNext", f -> f.ofEnemy() && f.view.type(f.option) == f.view.nextActivation())
            .as("Its card activates next.")
            .flag("seesMe", f -> f.ofEnemy() && f.view.visible(f.decision.subject(), f.option))
            .as("The hero in hand is visible to it.")
            .number("areasAway", 0, 20, f -> f.ofEnemy() ? f.areasAway(f.view.figureSpace(f.option)) : 0)
            .as("How many areas it is away from the hero in hand.")
            .number("tokens", 0, 40, f -> f.asks(DecisionKind.ATTACK_VALOR) ? f.option : 0)
            .as("Valor tokens of the option.")
            .number("attackWorth", -MOST, MOST, f -> f.ofWeapon() ? within(f.attack()) : 0)
            .as("What a free attack with this weapon is worth to the pointman at its best targets.")
            .flag("bestAttack", f -> f.ofWeapon() && f.option == f.bestWeapon())
            .as("It is the free attack that is worth most, and worth making.")
            .number("kills", 0, 40, AttackFacts::kills)
            .as("Enemies whom it kills.")
            .number("noise", 0, 20, AttackFacts::noise)
            .as("Alert that it raises.")
            .flag("lastBurst", f -> f.ofWeapon() && (f.option & DecisionKind.LAST_BURST) != 0)
            .as("It discards the weapon for more.")
            .number("toHero", 0, FAR, f -> f.asks(DecisionKind.PUSH) && f.option >= 0 ? f.toHero(f.option) : 0)
            .as("Steps from the nearest hero to a space that an enemy may be pushed to.");

    static final Actions<AttackFacts> ACTIONS = new Actions<AttackFacts>("Any option.")
            .add("aim", "An enemy as the next target.", f -> f.option >= 0, DecisionKind.TARGET)
            .add("enough", "No more targets.", f -> f.option < 0, DecisionKind.TARGET)
            .add("spend", "So much valor; none may be among it.", DecisionKind.ATTACK_VALOR)
            .add("attack", "A weapon for the free attack.", f -> f.option >= 0, DecisionKind.FREE_ATTACK)
            .add("hold", "No free attack.", f -> f.option < 0, DecisionKind.FREE_ATTACK)
            .add("choose", "An enemy.", DecisionKind.ENEMY)
            .add("push", "A space to push to.", f -> f.option >= 0, DecisionKind.PUSH)
            .add("stop", "Not any farther.", f -> f.option < 0, DecisionKind.PUSH);

    private final Answers answers;
    private boolean looked;
    private int bestWeapon;

    AttackFacts(final Sense sense, final Answers answers) {
        super(FACTS, ACTIONS, sense);
        this.answers = answers;
    }

    @Override
    public void begin(final GameView game, final Decision asked) {
        super.begin(game, asked);
        looked = false;
    }

    @Override
    public int whoInHand() {
        return asks(DecisionKind.PUSH) ? view.active() : decision.subject();
    }

    private boolean ofEnemy() {
        return asks(DecisionKind.ENEMY) || asks(DecisionKind.TARGET) && option >= 0;
    }

    private int damage() {
        return sense.tables.enemies.cards[view.type(option)].damage();
    }

    private boolean ofWeapon() {
        return asks(DecisionKind.FREE_ATTACK) && option >= 0;
    }

    /** Computes the free attack with the weapon of the option; returns its worth. */
    private double attack() {
        strikes.shots().begin(decision.subject());
        return strikes.with(decision.subject(), option);
    }

    private int kills() {
        if (!ofWeapon()) {
            return 0;
        }
        attack();
        return Long.bitCount(strikes.dead());
    }

    private int noise() {
        if (!ofWeapon()) {
            return 0;
        }
        attack();
        return strikes.alertAfter() - view.alert(decision.subject());
    }

    private int bestWeapon() {
        if (!looked) {
            looked = true;
            final int hero = decision.subject();
            strikes.shots().begin(hero);
            strikes.best(hero, view.space(hero), 1, view.valor(hero), view.alert(hero), 0);
            bestWeapon = strikes.firstWeapon();
        }
        return bestWeapon;
    }
}
